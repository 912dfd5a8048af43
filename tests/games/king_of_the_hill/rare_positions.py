"""Rare positions, from which random walks start."""

from typing import Any

# Late in a pitched battle: all spells at hand, one unit paralysed, another destroyed.
MELEE: dict[str, Any] = {
    "game": "king-of-the-hill", "scenario": "pitched-battle",
    "options": {"magic": True, "fantasy": True, "jokers": True}, "turn": 6, "phase": "action",
    "actor": "blue", "first": "blue",
    "elements": [
        {"kind": "rocks", "at": "b2"}, {"kind": "road", "at": "a"},
        {"kind": "objectives", "owner": "blue", "at": ["b6", "h7"]},
    ],
    "units": [
        {"side": "blue", "type": "infantry", "at": "e4", "general": True},
        {"side": "blue", "type": "archers", "at": "d3"}, {"side": "blue", "type": "cavalry", "at": "e3"},
        {"side": "blue", "type": "flying-monster", "at": "g3"},
        {"side": "red", "type": "cavalry", "at": "f4", "general": True},
        {"side": "red", "type": "infantry", "at": "f5"},
        {"side": "red", "type": "land-monster", "at": "e5"}, {"side": "red", "type": "archers", "at": "g6"},
    ],
    "destroyed": [{"side": "blue", "type": "infantry"}, {"side": "red", "type": "beasts"}],
    "left_board": [], "generals_dead": [], "razed": [],
    "paralysed": [{"at": "f5", "actions": 1, "malus": True}],
    "hands": {
        "blue": ["KH", "5C", "AD", "AC", "JS", "9D", "**"], "red": ["9S", "QD", "TH", "4C", "AH", "KC", "7D"],
    },
    "pile": ["2H", "QS", "8D", "3C", "JH"], "discard": ["6C", "6D", "6H", "6S", "2C"],
}  # fmt: skip
# Blue's general and two more are at the edge of the wood.
AT_THE_EDGE: dict[str, Any] = {
    **MELEE, "scenario": "ambush", "elements": [], "paralysed": [],
    "units": [
        {"side": "blue", "type": "infantry", "at": "a7", "general": True},
        {"side": "blue", "type": "cavalry", "at": "e7"}, {"side": "blue", "type": "flyers", "at": "i7"},
        {"side": "red", "type": "infantry", "at": "f6", "general": True},
        {"side": "red", "type": "beasts", "at": "b5"},
    ],
    "left_board": [{"side": "blue", "type": "archers"}], "destroyed": [],
}  # fmt: skip
# Red is in the camp, and one objective is razed.
IN_THE_CAMP: dict[str, Any] = {
    **MELEE, "scenario": "night-attack", "elements": [], "paralysed": [], "razed": ["c2"], "actor": "red",
    "units": [
        {"side": "red", "type": "infantry", "at": "i2", "general": True},
        {"side": "red", "type": "chariots", "at": "h3"},
        {"side": "blue", "type": "elite-infantry", "at": "j2"},
        {"side": "blue", "type": "archers", "at": "f1", "general": True},
    ],
}  # fmt: skip
# Sixteen cards in all, so that nothing is left to break a tie with.
SHORT_OF_CARDS: dict[str, Any] = {
    **MELEE, "hands": {"blue": ["KH", "5C"], "red": ["KC", "5D"]},
    "pile": ["KD", "KS", "5H", "5S"], "discard": ["4C", "4D", "4H", "4S", "9C", "9D", "9H", "9S"],
}  # fmt: skip
ALL = [MELEE, AT_THE_EDGE, IN_THE_CAMP, SHORT_OF_CARDS]
