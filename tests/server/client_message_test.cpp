// Messages are read strictly: exactly the members of one kind, within their limits.
#include "server/client_message.hpp"

#include <gtest/gtest.h>

#include "codec/json.hpp"

namespace grognard::server {

TEST(ClientMessageTest, EachKindIsRead) {
    const auto deed =
        std::get<Do>(parse_message(R"({"do":{"do":"move","from":"E5","to":"E6"},"at":12})"));
    EXPECT_EQ(deed.action.json, R"({"do":"move","from":"E5","to":"E6"})");
    EXPECT_EQ(deed.at, 12U);
    const auto roll = std::get<Roll>(parse_message(R"({"roll":["I","F"],"at":3})"));
    ASSERT_EQ(roll.faces.size(), 2U);
    EXPECT_EQ(roll.faces[1], "F");
    EXPECT_EQ(std::get<Undo>(parse_message(R"({"undo":true,"at":3})")).at, 3U);
    EXPECT_EQ(std::get<Since>(parse_message(R"({"since":0})")).at, 0U);
    EXPECT_EQ(std::get<Why>(parse_message(R"({"ask":"why","do":{"do":"pass"},"id":9})")).id, 9U);
    EXPECT_EQ(
        std::get<Odds>(parse_message(R"({"ask":"odds","do":{"do":"pass"},"id":1})")).action.json,
        R"({"do":"pass"})");
    const auto replay =
        std::get<Replay>(parse_message(R"({"ask":"replay","at":4,"id":5,"seat":"top"})"));
    EXPECT_EQ(replay.at, 4U);
    EXPECT_EQ(replay.seat.value->text, "top");
    EXPECT_EQ(std::get<Story>(parse_message(R"({"ask":"story","id":2})")).id, 2U);
    EXPECT_EQ(std::get<Say>(parse_message(R"({"say":"Salut"})")).text, "Salut");
    EXPECT_EQ(std::get<Rename>(parse_message(R"({"name":"Ney"})")).name, "Ney");
    EXPECT_TRUE(std::holds_alternative<Begin>(parse_message(R"({"begin":true})")));
}

TEST(ClientMessageTest, WhatIsNotExactlyAMessageIsNotRead) {
    for (const char* text : {"",
                             "{",
                             "[]",
                             "null",
                             "7",
                             "\"do\"",
                             "{}",
                             R"({"do":{"do":"pass"}})",
                             R"({"do":1,"at":0})",
                             R"({"do":{"do":"pass"},"at":-1})",
                             R"({"do":{"do":"pass"},"at":1.5})",
                             R"({"do":{"do":"pass"},"at":"1"})",
                             R"({"do":{"do":"pass"},"at":0,"more":1})",
                             R"({"do":"","at":0})",
                             R"({"do":"pass","at":0})",
                             R"({"roll":"I","at":0})",
                             R"({"roll":[""],"at":0})",
                             R"({"roll":["I"]})",
                             R"({"undo":false,"at":0})",
                             R"({"ask":"hand","id":1})",
                             R"({"ask":"why","do":{"do":"pass"}})",
                             R"({"begin":1})",
                             R"({"since":0,"do":{"do":"pass"}})",
                             R"({"do":{"do":"pass"},"do":{"do":"pass"},"at":0})",
                             R"({"say":null})",
                             R"({"do":{"do":"pass"},"at":0} x)",
                             R"({"do":{"do":"pass"},"at":00})",
                             R"({"do":{"do":"pass"},"at":01})",
                             R"({"do":{"do":"pass"},"at":})",
                             R"({"do":{"do":"pass"},"at":99999999999999999999})",
                             "{\"do\":{\"do\":\"pa\nss\"},\"at\":0}",
                             "{\"do\":{\"do\":\"pa\xff\"},\"at\":0}",
                             "{\"say\":\"\xff\"}"}) {
        EXPECT_THROW(parse_message(text), codec::BadInput) << text;
    }
    EXPECT_THROW(parse_message(R"({"say":")" + std::string(501, 'a') + "\"}"), codec::BadInput);
    EXPECT_THROW(parse_message(std::string(1000, '[')), codec::BadInput);
}

TEST(ClientMessageTest, AnActionIsTheSameHoweverItIsSpelled) {
    for (const char* text : {R"({"do":{"do":"order","at":"E5"},"at":70})",
                             R"({ "do" : {"do": "order", "at" :"E5"}, "at": 70 })",
                             R"({"at":70,"do":{"do":"order","at":"E5"}})",
                             R"({"do":{"do":"order","at":"\u0045\u0035"},"at":70})"}) {
        const auto action = std::get<Do>(parse_message(text));
        EXPECT_EQ(action.action.json, R"({"do":"order","at":"E5"})") << text;
        EXPECT_EQ(action.at, 70U) << text;
    }
    for (const char* text : {R"({"do":{"do":"pass"},"at":7,"moment":"00ff"})",
                             R"({"moment":"00ff","at":7,"do":{"do":"pass"}})"}) {
        const auto told = std::get<Do>(parse_message(text));
        EXPECT_EQ(told.at, 7U) << text;
        EXPECT_EQ(told.moment.value.value(), "00ff") << text;
    }
    for (const char* text :
         {R"({"do":{"do":"pass"},"at":7,"moment":"")", R"({"do":{"do":"pass"},"at":7,"moment":7})",
          R"({"do":{"do":"pass"},"at":7,"moment":"00ff"}})",
          R"({"do":{"do":"pass"},"at":7,"moment":"00ff",})",
          R"({"do":{"do":"pass"},"at":7,"moment":"00000000000000000"})"}) {
        EXPECT_THROW(parse_message(text), codec::BadInput) << text;
    }
}

TEST(ClientMessageTest, NamesAreOneTidyLine) {
    EXPECT_EQ(tidy_name("  Michel \n\t Ney\x7f "), "Michel Ney");
    EXPECT_EQ(tidy_name(" \n"), "");
    const std::string whole(59, 'a');
    std::string longer = whole;
    longer += "éé";
    EXPECT_EQ(tidy_name(longer), whole);
}

}  // namespace grognard::server
