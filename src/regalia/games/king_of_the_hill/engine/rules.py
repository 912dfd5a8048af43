"""The rules of King of the Hill: phases, actions and their effects. The C types are in rules.pxd."""

from __future__ import annotations

from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer, State
from regalia.games.king_of_the_hill.engine import (
    board_queries,
    cards,
    constants,
    move_generation,
    setup,
    victory,
)
from regalia.games.king_of_the_hill.engine.state import BaseState

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

# Tables become C arrays, filled by these assignments.
RANK = constants.RANK
DRAWN_RED_FAILS = constants.DRAWN_RED_FAILS
DRAWN_BLACK_FAILS = constants.DRAWN_BLACK_FAILS


class KingOfTheHillState(BaseState):
    """A state of King of the Hill with the methods of the contract."""

    def c_actor(self) -> int:
        if self.phase < constants.ENDED:
            return self.seat
        return constants.OVER if self.phase == constants.ENDED else constants.CHANCE

    def c_legal_actions(self, out: ActionBuffer) -> None:
        out.n = 0
        if self.phase == constants.ACTION:
            move_generation.legal_actions_of(self, self.seat, out)
        elif self.phase == constants.DEFEND:
            move_generation.legal_defences(self, out)
        elif self.phase == constants.FLEE:
            move_generation.legal_flights(self, out)
        elif self.phase == constants.RETREAT:
            move_generation.legal_retreats(self, out)
        elif self.phase == constants.PURSUE:  # (KH-9.9)
            out.c_push(constants.PURSUE_ON)
            out.c_push(constants.HALT)
        elif self.phase == constants.REDRAW:  # (KH-6.2)
            out.c_push(constants.KEEP)
            out.c_push(constants.REDRAW_HAND)
        elif self.phase == constants.BID:
            move_generation.sort_cards(self.hand[self.seat], out)
            move_generation.push_suit(constants.WHOLE_ROW, constants.BID_CARD * constants.KIND, out)
        elif self.phase == constants.FIRST:  # (KH-6.3)
            out.c_push(constants.BLUE_FIRST)
            out.c_push(constants.RED_FIRST)
        elif self.phase == constants.DEPLOY:
            setup.legal_deployments(self, self.seat, out)
        elif self.phase == constants.TERRAIN:
            setup.legal_placements(self, self.seat, out)
        else:  # (KH-3.1, KH-3.2)
            for army in range(constants.N_ARMIES if self.tables.fantasy else constants.N_BASIC_ARMIES):
                out.c_push(constants.CHOOSE_ARMY * constants.KIND + army)

    def c_apply(self, action: int) -> None:
        kind = action // constants.KIND
        if kind == constants.CHOICE:
            self.apply_choice(action)
        elif kind == constants.CHOOSE_ARMY:
            setup.choose_army(self, action & constants.MASK_14)
        elif kind == constants.PLACE:
            setup.place(self, action)
            setup.next_placement(self)
        elif kind == constants.DEPLOY_UNIT:
            setup.deploy(self, (action >> 14) & constants.MASK_6, action & constants.MASK_7)
            if setup.in_reserve(self, constants.BLUE) + setup.in_reserve(self, constants.RED) == 0:
                self.begin_turn()
        elif kind == constants.BID_CARD:
            self.make_bid((action >> 14) & constants.MASK_6)
        elif kind <= constants.CONFUSION:
            self.play_action(
                kind,
                (action >> 14) & constants.MASK_6,
                (action >> 7) & constants.MASK_7,
                action & constants.MASK_7,
            )
        elif kind == constants.DEFEND_DRAWN:
            self.defend_with_drawn((action >> 14) & constants.MASK_6)
        elif kind == constants.DEFEND_HAND:
            self.defend_from_hand((action >> 14) & constants.MASK_6)
        else:  # FLEE_TO, RETREAT_TO
            self.move_target(action & constants.MASK_7)

    def c_sample_chance(self, rng: Rng, out: ActionBuffer) -> None:
        out.n = 0
        if self.phase == constants.DRAW_FIRST:
            out.c_push(rng.c_below(2))
        elif self.phase == constants.DRAW_SCENARIO:
            out.c_push(constants.PITCHED_BATTLE + rng.c_below(constants.N_DRAWABLE))
        elif self.phase == constants.SHUFFLE:
            cards.push_bits(self.shuffling, out)
            cards.shuffle(out, rng)
        else:
            cards.push_bits(self.hand[1 - self.last], out)
            out.a[0] = out.a[rng.c_below(out.n)]
            out.n = 1

    def c_is_possible(self, outcome: ActionBuffer) -> bool:
        if self.phase == constants.DRAW_FIRST:
            return outcome.n == 1 and (outcome.a[0] == constants.BLUE or outcome.a[0] == constants.RED)
        if self.phase == constants.DRAW_SCENARIO:
            return outcome.n == 1 and constants.PITCHED_BATTLE <= outcome.a[0] <= constants.NIGHT_ATTACK
        left = self.shuffling if self.phase == constants.SHUFFLE else self.hand[1 - self.last]
        for i in range(outcome.n):
            card = outcome.a[i]
            if card < 0 or card >= constants.N_CARDS or not (left >> card) & 1:
                return False
            left = left & ~cards.card_bit(card)
        return outcome.n == 1 if self.phase == constants.LOSE else left == 0

    def c_apply_chance(self, outcome: ActionBuffer) -> None:
        if self.phase == constants.DRAW_FIRST:
            self.first = outcome.a[0]
            setup.begin_placement(self)
        elif self.phase == constants.DRAW_SCENARIO:
            setup.draw_scenario(self, outcome.a[0])
        elif self.phase == constants.SHUFFLE:
            cards.build_pile(self, outcome)
            self.continue_drawing()
        else:
            self.lose_card(outcome.a[0])

    def c_copy_from(self, other: State) -> None:
        self.copy_state(cython.cast(KingOfTheHillState, other))

    def c_winner(self) -> int:
        return self.won if self.phase == constants.ENDED else constants.NOBODY

    def blank(self) -> KingOfTheHillState:
        return KingOfTheHillState(self.tables)

    # Cards.

    def continue_drawing(self) -> None:
        """Draws the needed cards and, unless a shuffle comes first, continues the task."""
        if cards.draw_needed(self):
            self.finish_drawing()

    def finish_drawing(self) -> None:
        task = self.task
        self.task = constants.FOR_NOTHING
        if task == constants.FOR_HANDS:
            self.phase = constants.REDRAW
            self.seat = self.first
        elif task == constants.FOR_REDRAW:
            self.next_redraw()
        elif task == constants.FOR_TIE:
            self.compare_bids()
        elif task == constants.FOR_DEFENCE:
            self.phase = constants.DEFEND
            self.seat = self.side_of(self.target)
        else:
            self.phase = constants.ACTION

    # Cards and initiative.

    def begin_turn(self) -> None:
        """(KH-6.1) Requests a shuffle of all cards, after which each side gets eight."""
        if self.turn == 0:
            self.discard = cards.card_bit(constants.N_CARDS if self.tables.jokers else constants.JOKER) - 1
        self.shuffling = self.discard
        self.discard = 0
        for i in range(self.top, self.size):
            self.shuffling = self.shuffling | cards.card_bit(self.pile[i])
        self.top = self.size = 0
        self.turn += 1
        self.task = constants.FOR_HANDS
        self.need = 2 * constants.HAND_SIZE
        self.phase = constants.SHUFFLE

    def apply_choice(self, what: int) -> None:
        """Applies an action that is a choice without a card."""
        if what == constants.KEEP:
            self.next_redraw()
        elif what == constants.REDRAW_HAND:
            self.redraw()
        elif what == constants.DECLINE:  # (KH-4.1)
            self.points[self.seat] = 0
            setup.next_placement(self)
        elif what == constants.BLUE_FIRST or what == constants.RED_FIRST:
            self.first = constants.BLUE if what == constants.BLUE_FIRST else constants.RED
            self.begin_actions()
        elif what == constants.YIELD:
            self.end_defence()
            self.destroy_target()
        elif what == constants.PURSUE_ON:
            self.put(self.attacker, self.vacated)
            self.next_action()
        else:  # STAY, HALT
            self.next_action()

    def redraw(self) -> None:
        """(KH-6.2) Discards the hand and draws eight new cards."""
        self.discard = self.discard | self.hand[self.seat]
        self.hand[self.seat] = self.known[self.seat] = 0
        self.task = constants.FOR_REDRAW
        self.need = constants.HAND_SIZE
        self.continue_drawing()

    def next_redraw(self) -> None:
        self.phase = constants.REDRAW
        if self.seat == self.first:
            self.seat = 1 - self.first
        else:
            self.seat = self.first
            self.next_bid()

    def next_bid(self) -> None:
        """(KH-6.3) The first player bids first; a side without cards makes no bid."""
        for _ in range(2):
            if self.bid[self.seat] == constants.NO_CARD and self.hand[self.seat]:
                self.phase = constants.BID
                return
            self.seat = 1 - self.seat
        self.compare_bids()

    def make_bid(self, card: int) -> None:
        """Moves a card face down from the hand to the bid; what is publicly known stays the same."""
        known = self.known[self.seat]
        self.bid[self.seat] = cards.take_from_hand(self, self.seat, card)
        self.known[self.seat] = known
        self.seat = 1 - self.seat
        if self.bid[self.seat] == constants.NO_CARD and self.hand[self.seat]:
            return
        self.compare_bids()

    def compare_bids(self) -> None:
        """(KH-6.3) The higher rank chooses who is first; on a tie each draws a card."""
        ours = self.bid[self.first]
        theirs = self.bid[1 - self.first]
        mine = -1 if ours == constants.NO_CARD else RANK[ours]
        yours = -1 if theirs == constants.NO_CARD else RANK[theirs]
        self.reveal_bids()
        if mine == yours and mine >= 0:
            self.task = constants.FOR_TIE
            self.need = 2
            self.continue_drawing()
            return
        self.discard = (
            self.discard | self.drawn
        )  # only now: a shuffle during the tie must not include these cards
        self.drawn = 0
        if mine == yours:
            self.begin_actions()
        else:
            self.phase = constants.FIRST
            self.seat = self.first if mine > yours else 1 - self.first

    def reveal_bids(self) -> None:
        """Moves the bids, or the cards of a tie, to the open cards, where they stay until the tie is resolved."""
        for side in range(2):
            if self.bid[side] != constants.NO_CARD:
                self.known[side] = self.known[side] & ~cards.card_bit(self.bid[side])
                self.drawn = self.drawn | cards.card_bit(self.bid[side])
                self.bid[side] = constants.NO_CARD

    def begin_actions(self) -> None:
        """(KH-7.1) The first player begins."""
        self.last = 1 - self.first
        self.next_action()

    # Actions.

    def end_malus(self) -> None:
        """(KH-13.6) Restores the defence cards of paralysed units after the caster's next action."""
        self.malus = self.malus & ~self.malus_ending
        self.malus_ending = 0

    def next_action(self) -> None:
        """(KH-7.2, KH-7.3) Next is the opponent of the side that played last; a side without cards is skipped."""
        self.end_malus()
        self.attacker = self.target = constants.NO_UNIT
        self.vacated = constants.NOWHERE
        self.phase = constants.ACTION
        self.seat = 1 - self.last
        if not self.hand[self.seat]:
            self.seat = self.last
        if not self.hand[self.seat]:
            self.end_turn()

    def play_action(self, kind: int, card: int, a: int, b: int) -> None:
        """(KH-7.1) Plays one card from the hand for an action."""
        side = self.seat
        self.play_card(side, card)
        if kind == constants.MOVE or kind == constants.VIGOUR:
            self.move(self.cells[a] - 1, b)
        elif kind == constants.ATTACK:
            self.attack(self.cells[a] - 1, self.cells[b] - 1, RANK[card])
        elif kind == constants.LIGHTNING:  # (KH-13.4)
            self.fight = constants.SHOT
            self.begin_defence(constants.NO_UNIT, self.cells[b] - 1, RANK[card])
        elif kind == constants.CONFUSION:  # (KH-13.5)
            self.phase = constants.LOSE
        else:
            self.apply_immediate_effect(kind, side, a, b)

    def apply_immediate_effect(self, kind: int, side: int, a: int, b: int) -> None:
        """Applies an action that needs no further decision."""
        if kind == constants.RAZE:  # (KH-15.5)
            self.razed |= 1 if self.goals[2] == b else 2
            if self.razed == 3:
                self.finish(constants.RED, constants.BY_NIGHT_ATTACK)
                return
        elif kind == constants.TELEPORT:  # (KH-13.2)
            self.general[side] = self.cells[b] - 1
        elif kind == constants.PORTAL:  # (KH-13.3)
            self.put(move_generation.destroyed_unit(self, side, a), b)
        elif kind == constants.PARALYSIS:  # (KH-13.6)
            self.next_action()  # first, because it ends an earlier paralysis of the same unit
            self.stun[self.cells[b] - 1] = 2
            self.malus |= 1 << (self.cells[b] - 1)
            return
        self.next_action()

    def play_card(self, side: int, card: int) -> None:
        """Discards a card from the hand (KH-9.10), which counts as an action of its player (KH-13.6)."""
        self.discard = self.discard | cards.card_bit(cards.take_from_hand(self, side, card))
        self.last = side
        for unit in range(constants.N_UNITS):
            if self.side_of(unit) == side:
                self.stun[unit] -= self.stun[unit] > 0
            elif (self.malus_ending >> unit) & 1:  # second card in one fight: the previous action is over
                self.malus &= ~(1 << unit)
                self.malus_ending &= ~(1 << unit)
            elif (self.malus >> unit) & 1:
                self.malus_ending |= 1 << unit

    def lose_card(self, card: int) -> None:
        """(KH-13.5) The opponent loses a card; then the caster plays again."""
        caster = self.last
        self.discard = self.discard | cards.card_bit(cards.take_from_hand(self, 1 - caster, card))
        self.last = 1 - caster
        self.next_action()

    def move(self, unit: int, to: int) -> None:
        if to == constants.OFF:
            self.leave_board(unit)
        else:
            self.put(unit, to)
        if self.phase != constants.ENDED:
            self.next_action()

    def leave_board(self, unit: int) -> None:
        """(KH-15.4) Moves a unit over the far edge; blue wins once the general and three units have left."""
        self.remove_unit(unit, constants.LEFT)
        if self.general[constants.BLUE] == unit:
            self.general[constants.BLUE] = constants.NO_UNIT
            self.general_left = unit
        if self.general_left != constants.NO_UNIT and victory.count_exits(self) >= constants.REQUIRED_EXITS:
            self.finish(constants.BLUE, constants.BY_AMBUSH)

    # Fights.

    def attack(self, attacker: int, target: int, strength: int) -> None:
        """(KH-9.1) Close combat if the units are adjacent, else (KH-10.1) a shot."""
        near = board_queries.distance(self.at[attacker], self.at[target]) == 1
        self.fight = constants.CLOSE if near else constants.SHOT
        self.begin_defence(attacker, target, strength)

    def begin_defence(self, attacker: int, target: int, strength: int) -> None:
        """(KH-9.3) The defender draws cards, then chooses a defence."""
        self.attacker = attacker
        self.target = target
        self.strength = strength
        self.task = constants.FOR_DEFENCE
        self.need = board_queries.defence_cards(self)
        self.continue_drawing()

    def end_defence(self) -> None:
        """(KH-9.10) Discards the drawn cards after the defender's choice."""
        self.discard = self.discard | self.drawn
        self.drawn = 0

    def defend_with_drawn(self, card: int) -> None:
        """(KH-9.4, KH-9.5, KH-9.6) Red blocks, black flees; a lower card does not save the unit."""
        kind = self.types[self.target]
        red = card & 3 == constants.DIAMONDS or card & 3 == constants.HEARTS
        self.end_defence()
        if RANK[card] < self.strength or (DRAWN_RED_FAILS[kind] if red else DRAWN_BLACK_FAILS[kind]):
            self.destroy_target()
        elif red:
            self.next_action()
        else:
            self.flee()

    def defend_from_hand(self, card: int) -> None:
        """(KH-9.7) Black retreats; (KH-9.8) red counters in close combat and (KH-10.5) blocks a shot."""
        red = card & 3 == constants.DIAMONDS or card & 3 == constants.HEARTS
        self.end_defence()
        self.play_card(self.seat, card)
        if not red:
            self.phase = constants.RETREAT
        elif self.fight == constants.SHOT:
            self.next_action()
        else:
            self.begin_defence(self.target, self.attacker, RANK[card])

    def flee(self) -> None:
        """(KH-9.6) Without a free space to flee to, the unit is destroyed, unless it has the general and may stay."""
        can = self.general[self.seat] == self.target
        for turn in range(3):
            can |= board_queries.can_step(
                self, self.target, (move_generation.flee_direction(self) + turn + 7) & 7
            )
        if can:
            self.phase = constants.FLEE
        else:
            self.destroy_target()

    def move_target(self, to: int) -> None:
        """Moves the target, which flees or retreats, to a space."""
        self.vacated = self.at[self.target]
        self.put(self.target, to)
        self.offer_pursuit()

    def destroy_target(self) -> None:
        """(KH-9.4) Destroys the target, and its general with it."""
        target = self.target
        side = self.side_of(target)
        self.vacated = self.at[target]
        self.remove_unit(target, constants.DESTROYED)
        if self.general[side] == target:
            self.general[side] = constants.NO_UNIT
            self.general_dead[side] = 1
        self.offer_pursuit()

    def offer_pursuit(self) -> None:
        """(KH-9.9) After close combat the attacker may enter the space; (KH-10.5) after a shot never."""
        if self.fight == constants.CLOSE:
            self.phase = constants.PURSUE
            self.seat = self.side_of(self.attacker)
        else:
            self.next_action()

    # Ends.

    def end_turn(self) -> None:
        """(KH-14.1, KH-15.4, KH-15.5) Ends the game if a side has won, or after turn 7; else begins the next turn."""
        aim = self.tables.aim
        last = self.turn == constants.LAST_TURN
        if aim == constants.THE_EXIT:
            if last:
                one = (
                    self.general_left != constants.NO_UNIT
                    or victory.count_exits(self) >= constants.REQUIRED_EXITS
                )
                self.finish(constants.DRAW if one else constants.RED, constants.BY_AMBUSH)
        elif aim == constants.THE_CAMP:
            if last:
                self.finish(constants.DRAW if self.razed else constants.BLUE, constants.BY_NIGHT_ATTACK)
        else:
            blue = victory.count_objectives(self, constants.BLUE) >= 2
            red = victory.count_objectives(self, constants.RED) >= 2
            if blue != red:
                self.finish(constants.BLUE if blue else constants.RED, constants.BY_OBJECTIVES)
            elif last:
                self.finish(constants.DRAW, constants.BY_OBJECTIVES)
        if self.phase != constants.ENDED:
            self.begin_turn()

    def finish(self, winner: int, reason: int) -> None:
        self.end_malus()  # an immediate win ends the game in the middle of an action
        self.won = winner
        self.reason = reason
        self.phase = constants.ENDED

    # Determinization.

    def c_determinize(self, seat: int, rng: Rng) -> None:
        """Resamples the other hands and the order of the pile; during setup, the other armies instead."""
        if self.phase == constants.ENDED:
            return
        if self.turn == 0:
            for side in range(2):
                if side != seat:
                    setup.determinize_army(self, side, rng)
        else:
            cards.determinize_cards(self, seat, rng)
