// Writes SVG: numbers without locale, text escaped.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace grognard::modules {

struct Point {
    double x = 0;
    double y = 0;

    friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
};

Point between(Point a, Point b, double share);
// Turned by a quarter and one long.
Point across(Point along);

using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

class Svg {
  public:
    Svg(double width, double height, std::string_view title);

    void polygon(std::span<const Point> points, Attributes attributes);
    void line(Point from, Point to, Attributes attributes);
    void circle(Point centre, double radius, Attributes attributes);
    void rect(Point corner, double width, double height, Attributes attributes);
    void path(const std::string& commands, Attributes attributes);
    void text(Point at, std::string_view words, Attributes attributes);
    void open(Attributes attributes);  // a group
    void close();

    std::string take();

  private:
    void begin(std::string_view tag);
    void attribute(std::string_view name, std::string_view value);
    void end(Attributes attributes);

    std::string out_;
};

std::string number(double value);
std::string pair(Point point);  // "12.5 40"

}  // namespace grognard::modules
