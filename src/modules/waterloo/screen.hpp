// Waterloo on the terminal.
#pragma once

#include "codec/text.hpp"
#include "codec/waterloo/scenario.hpp"
#include "modules/screen.hpp"
#include "modules/waterloo/traits.hpp"

namespace grognard::modules {

class WaterlooScreen final : public Screen {
  public:
    WaterlooScreen(const table::WaterlooTable& at, const waterloo::Scenario& scenario,
                   const table::Words& words, codec::Language language, Paint paint);

    std::string title() const override;
    std::string story() const override;
    std::string board(Seat seat) const override;
    std::string legend() const override;
    std::string hand(Seat) const override { return ""; }
    std::string side(Seat seat) const override;
    std::string question() const override;
    bool opens_phase() const override;
    std::string label_of(const std::string& offer) const override;
    std::string described(std::string_view offer) const override;
    std::optional<std::string> odds(std::string_view action) const override;

  private:
    std::string standing(Seat seat, const waterloo::View& view) const;
    std::string bordered(std::string_view key, int mark) const;

    const table::WaterlooTable& table_;
    const table::Words& words_;
    codec::Text name_;
    codec::Text intro_;
    std::string date_;
    waterloo::MapBook map_;
    codec::Language language_;
    Paint paint_;
};

}  // namespace grognard::modules
