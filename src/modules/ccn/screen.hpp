// Commands & Colors: Napoleonics on the terminal.
#pragma once

#include "codec/ccn/scenario.hpp"
#include "codec/text.hpp"
#include "modules/ccn/traits.hpp"
#include "modules/screen.hpp"

namespace grognard::modules {

class CcnScreen final : public Screen {
  public:
    CcnScreen(const table::CcnTable& at, const ccn::Scenario& scenario, const table::Words& words,
              codec::Language language, Paint paint);

    std::string title() const override;
    std::string story() const override;
    std::string board(Seat seat) const override;
    std::string legend() const override;
    std::string hand(Seat seat) const override;
    std::string side(Seat seat) const override;
    std::string question() const override;
    bool opens_phase() const override;
    std::string label_of(const std::string& offer) const override;
    std::string described(std::string_view offer) const override;
    std::optional<std::string> odds(std::string_view action) const override;

  private:
    std::string standing(Seat seat, const ccn::View& view) const;
    std::string units_named() const;
    std::string unit_words(ccn::Hex at) const;
    std::string combat_words(const ccn::Action& action, ccn::Hex at) const;

    const table::CcnTable& table_;
    const table::Words& words_;
    codec::Text name_;
    codec::Text intro_;
    std::vector<ccn::SpecialRule> special_rules_;
    std::string date_;
    std::vector<std::pair<ccn::Hex, codec::Text>> places_;
    codec::Language language_;
    Paint paint_;
};

}  // namespace grognard::modules
