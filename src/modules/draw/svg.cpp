// The few shapes that our pictures are made of.
#include "modules/draw/svg.hpp"

#include <array>
#include <charconv>
#include <cmath>

namespace grognard::modules {

namespace {

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '&':
                out += "&amp;";
                break;
            case '<':
                out += "&lt;";
                break;
            case '"':
                out += "&quot;";
                break;
            default:
                out += c;
        }
    }
    return out;
}

}  // namespace

Point between(Point a, Point b, double share) { return a + (b - a) * share; }

Point across(Point along) {
    const double length = std::hypot(along.x, along.y);
    return {-along.y / length, along.x / length};
}

std::string number(double value) {
    std::array<char, 32> out{};
    const double rounded = std::round(value * 100) / 100;
    const auto end = std::to_chars(out.data(), out.data() + out.size(), rounded == 0 ? 0 : rounded);
    return {out.data(), end.ptr};
}

std::string pair(Point point) { return number(point.x) + " " + number(point.y); }

Svg::Svg(double width, double height, std::string_view title) {
    out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(width) + "\" height=\"" +
           number(height) + "\" viewBox=\"0 0 " + number(width) + " " + number(height) +
           "\" font-family=\"'EB Garamond', Garamond, Georgia, 'DejaVu Serif', serif\">\n<title>" +
           escaped(title) + "</title>\n";
}

void Svg::begin(std::string_view tag) {
    out_ += "<";
    out_ += tag;
}

void Svg::attribute(std::string_view name, std::string_view value) {
    out_ += " ";
    out_ += name;
    out_ += "=\"" + escaped(value) + "\"";
}

void Svg::end(Attributes attributes) {
    for (const auto& [name, value] : attributes) attribute(name, value);
}

void Svg::polygon(std::span<const Point> points, Attributes attributes) {
    std::string list;
    for (const Point point : points) list += (list.empty() ? "" : " ") + pair(point);
    begin("polygon");
    attribute("points", list);
    end(attributes);
    out_ += "/>\n";
}

void Svg::line(Point from, Point to, Attributes attributes) {
    path("M" + pair(from) + "L" + pair(to), attributes);
}

void Svg::circle(Point centre, double radius, Attributes attributes) {
    begin("circle");
    attribute("cx", number(centre.x));
    attribute("cy", number(centre.y));
    attribute("r", number(radius));
    end(attributes);
    out_ += "/>\n";
}

void Svg::rect(Point corner, double width, double height, Attributes attributes) {
    begin("rect");
    attribute("x", number(corner.x));
    attribute("y", number(corner.y));
    attribute("width", number(width));
    attribute("height", number(height));
    end(attributes);
    out_ += "/>\n";
}

void Svg::path(const std::string& commands, Attributes attributes) {
    begin("path");
    attribute("d", commands);
    end(attributes);
    out_ += "/>\n";
}

void Svg::text(Point at, std::string_view words, Attributes attributes) {
    begin("text");
    attribute("x", number(at.x));
    attribute("y", number(at.y));
    end(attributes);
    out_ += ">" + escaped(words) + "</text>\n";
}

void Svg::open(Attributes attributes) {
    begin("g");
    end(attributes);
    out_ += ">\n";
}

void Svg::close() { out_ += "</g>\n"; }

std::string Svg::take() { return std::move(out_) + "</svg>\n"; }

}  // namespace grognard::modules
