// Every game's evaluation at once, so that a player's name means the same opponent everywhere.
#pragma once

#include "players/evaluate/ccn/evaluation.hpp"
#include "players/evaluate/evaluation.hpp"
#include "players/evaluate/waterloo/evaluation.hpp"
