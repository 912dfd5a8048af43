"""The rules of King & Assassins: legal actions, applying them, chance and the end. C types: rules.pxd."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.rng import Rng
from regalia.core.state import ActionBuffer, State
from regalia.games.king_and_assassins.engine import constants
from regalia.games.king_and_assassins.engine.board import Board

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

# In compiled code these are C arrays, filled by the assignments.
STEPS = constants.STEP
CARD_POINTS = constants.CARD_POINTS
PICKS = constants.PICKS


class BoardTables:
    """Flat tables of a board over the squares of the mailbox; all states of a game share them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.roof = board.roof
        self.climb = board.climb
        self.exit = board.exit
        self.walls = board.walls
        self.citizen_starts = board.citizen_squares
        self.n_starts = len(board.kings)
        self.king_starts = board.king_squares
        self.knight_starts = board.knight_squares


class KingAndAssassinsState(State):
    """A position of King & Assassins. Squares are indices into the mailbox, sets of citizens are bits."""

    def __init__(self, tables: BoardTables) -> None:
        self.tables = tables
        self.cells = [0] * 144  # the content of each square
        self.knights = [0] * 7  # squares; GONE if killed
        self.citizens = [0] * 12  # squares; GONE if captured or eliminated
        self.king = constants.GONE
        self.picked = 0  # the three assassins
        self.known = 0  # the revealed assassins, including those eliminated since
        self.gone = 0  # citizens and assassins off the board
        self.phase = constants.DEAL
        self.round = 0
        self.card = constants.NO_CARD
        self.deck = [0] * 7  # the number of each card left
        self.king_ap = self.knight_ap = self.assassin_ap = 0
        self.captured = False  # in this round (KA-7.4)
        self.kills = 0  # in this turn (KA-10.3)
        self.wounds = 0
        self.reason = 0  # the rule that ended the game: KA-11.reason
        self.fill_cells()

    # The game contract.

    def c_actor(self) -> int:
        phase = self.phase
        if phase == constants.KING_TURN or phase == constants.START:
            return constants.KING_SEAT
        if phase == constants.ASSASSINS_TURN or phase == constants.PICK:
            return constants.ASSASSINS_SEAT
        return constants.OVER if phase == constants.ENDED else constants.CHANCE

    def c_legal_actions(self, out: ActionBuffer) -> None:
        out.n = 0
        if self.phase == constants.KING_TURN:
            self.legal_for_king(self.tables, out)
        elif self.phase == constants.ASSASSINS_TURN:
            self.legal_for_assassins(self.tables, out)
        elif self.phase == constants.PICK:  # (KA-4.1)
            for i in range(constants.N_PICKS):
                out.c_push(constants.PICK_0 + i)
        elif self.phase == constants.START:  # (KA-4.2)
            for i in range(self.tables.n_starts):
                out.c_push(constants.START_0 + i)

    def c_apply(self, action: int) -> None:
        if action == constants.END:
            self.end_turn()
        elif action < constants.KING_EXIT:
            self.step_king(STEPS[action - constants.KING_STEP])
        elif action == constants.KING_EXIT:
            self.enter_castle()
        elif action < constants.KNIGHT_STRIKE:
            self.step_knight(self.tables, action - constants.KNIGHT_STEP)
        elif action < constants.CITIZEN_STEP:
            self.strike_with_knight(action - constants.KNIGHT_STRIKE)
        elif action < constants.CITIZEN_STRIKE:
            self.step_citizen(self.tables, action - constants.CITIZEN_STEP)
        elif action < constants.REVEAL:
            self.strike_with_assassin(action - constants.CITIZEN_STRIKE)
        elif action < constants.PICK_0:
            self.known |= 1 << (action - constants.REVEAL)  # (KA-10.1)
        elif action < constants.START_0:
            self.pick(PICKS[action - constants.PICK_0])
        else:
            self.choose_start(action - constants.START_0)

    def c_sample_chance(self, rng: Rng, out: ActionBuffer) -> None:
        out.n = 0
        if self.phase == constants.DEAL:
            self.shuffle_names(rng, out)
        else:
            out.c_push(self.draw_card(rng))

    def c_is_possible(self, outcome: ActionBuffer) -> bool:
        if self.phase == constants.DEAL:
            return self.is_permutation(outcome)
        card = outcome.a[0]
        return outcome.n == 1 and card >= 0 and card < constants.N_CARDS and self.deck[card] > 0

    def c_apply_chance(self, outcome: ActionBuffer) -> None:
        if self.phase == constants.DEAL:
            self.deal(outcome)
        else:
            self.turn_card(outcome.a[0])

    def c_copy_from(self, other: State) -> None:
        self.copy_position(cython.cast(KingAndAssassinsState, other))

    def c_determinize(self, seat: int, rng: Rng) -> None:
        """Samples the hidden assassins, except for their own player. The deck has no order to sample."""
        if seat != constants.ASSASSINS_SEAT and self.picked and self.phase != constants.ENDED:
            self.sample_assassins(rng)

    def c_winner(self) -> int:
        if self.phase != constants.ENDED:
            return constants.NOBODY
        return constants.KING_SEAT if self.reason <= constants.CASTLE else constants.ASSASSINS_SEAT

    def blank(self) -> KingAndAssassinsState:
        return KingAndAssassinsState(self.tables)

    def c_cost(self, after: KingAndAssassinsState, action: int) -> int:
        """The cost of a legal action; `after` becomes the position after it."""
        after.copy_position(self)
        after.c_apply(action)
        if after.phase != self.phase and after.phase != constants.ENDED:
            return 0
        return self.points() - after.points()

    def points(self) -> int:
        """All points left, of both seats."""
        return self.king_ap + self.knight_ap + self.assassin_ap

    # Methods for Python.

    def costs_unchecked(self, actions: Sequence[int]) -> list[int]:
        """The cost in points of each action, of which the caller knows that it is legal.

        Points lost by ending a turn are no cost (KA-5.2).
        """
        after = self.blank()
        return [self.c_cost(after, action) for action in actions]

    def at(self, square: int) -> int:
        """The content of a square of the mailbox."""
        if not 0 <= square < constants.AREA:
            raise IndexError(square)
        return self.cells[square]

    def rebuild_cells(self) -> None:
        """Rebuilds the contents of the squares after Python code has set the squares of pieces."""
        self.fill_cells()

    # Set-up.

    def fill_cells(self) -> None:
        """Fills `cells` and `gone` from the squares of the pieces."""
        self.gone = 0
        for square in range(constants.AREA):
            self.cells[square] = self.tables.walls[square]
        for i in range(constants.N_KNIGHTS):
            if self.knights[i] != constants.GONE:
                self.cells[self.knights[i]] = constants.KNIGHT_0 + i
        for i in range(constants.N_CITIZENS):
            if self.citizens[i] != constants.GONE:
                self.cells[self.citizens[i]] = constants.CITIZEN_0 + i
            elif self.phase != constants.DEAL:
                self.gone |= 1 << i
        if self.king != constants.GONE:
            self.cells[self.king] = constants.KING

    def shuffle_names(self, rng: Rng, out: ActionBuffer) -> None:
        """(KA-2.2) A uniformly random permutation of the twelve names."""
        for i in range(constants.N_CITIZENS):
            out.c_push(i)
        for i in range(constants.N_CITIZENS - 1, 0, -1):
            j = rng.c_below(i + 1)
            name = out.a[i]
            out.a[i] = out.a[j]
            out.a[j] = name

    def is_permutation(self, outcome: ActionBuffer) -> bool:
        seen = 0
        for i in range(outcome.n):
            if outcome.a[i] < 0 or outcome.a[i] >= constants.N_CITIZENS:
                return False
            seen |= 1 << outcome.a[i]
        return outcome.n == constants.N_CITIZENS and seen == (1 << constants.N_CITIZENS) - 1

    def deal(self, outcome: ActionBuffer) -> None:
        """(KA-2.2) Puts the citizens on the start spaces, top row first, left to right."""
        for i in range(constants.N_CITIZENS):
            self.citizens[outcome.a[i]] = self.tables.citizen_starts[i]
        self.phase = constants.PICK
        self.fill_cells()

    def pick(self, assassins: int) -> None:
        """(KA-4.1, KA-4.2) Sets the assassins; then the king's start is chosen if the board has several."""
        self.picked = assassins
        self.phase = constants.CARD if self.king != constants.GONE else constants.START

    def choose_start(self, start: int) -> None:
        """(KA-4.2) Puts the king on a start and the knights on the starts that belong to it."""
        self.king = self.tables.king_starts[start]
        for i in range(constants.N_KNIGHTS):
            self.knights[i] = self.tables.knight_starts[constants.N_KNIGHTS * start + i]
        self.phase = constants.CARD
        self.fill_cells()

    # Rounds.

    def draw_card(self, rng: Rng) -> int:
        """(KA-3.4) A uniformly random card of the deck."""
        left = 0
        for card in range(constants.N_CARDS):
            left += self.deck[card]
        left = rng.c_below(left)
        card = 0
        while left >= self.deck[card]:
            left -= self.deck[card]
            card += 1
        return card

    def turn_card(self, card: int) -> None:
        """(KA-5.1, KA-3.1) Begins a round with a card, which gives the points of both turns."""
        self.deck[card] -= 1
        self.card = card
        self.round += 1
        self.king_ap = CARD_POINTS[4 * card]
        self.knight_ap = CARD_POINTS[4 * card + 1]
        self.assassin_ap = CARD_POINTS[4 * card + 2]
        self.captured = False
        self.phase = constants.KING_TURN

    def end_turn(self) -> None:
        """(KA-5.2) Unused points are lost. (KA-11.4) After the last card the assassins win."""
        if self.phase == constants.KING_TURN:
            self.king_ap = self.knight_ap = 0
            self.phase = constants.ASSASSINS_TURN
            return
        left = 0
        for card in range(constants.N_CARDS):
            left += self.deck[card]
        if left == 0:
            self.finish(constants.LAST_CARD)
            return
        self.assassin_ap = self.kills = 0
        self.card = constants.NO_CARD
        self.phase = constants.CARD

    def finish(self, reason: int) -> None:
        self.reason = reason
        self.phase = constants.ENDED

    # The king's turn.

    def legal_for_king(self, tables: BoardTables, out: ActionBuffer) -> None:
        """(KA-5.3) The king spends the king's points, knights spend the knights', in any order."""
        n = 1
        out.a[0] = constants.END
        if self.king_ap >= constants.STEP_COST:
            for d in range(4):  # (KA-6.1)
                to = self.king + STEPS[d]
                out.a[n] = constants.KING_STEP + d
                n += (self.cells[to] == constants.EMPTY) & (not tables.roof[to])
            out.a[n] = constants.KING_EXIT  # (KA-6.2)
            n += tables.exit[self.king]
        can_climb = self.knight_ap >= constants.CLIMB_COST
        fetters = self.may_capture()
        if self.knight_ap >= constants.STEP_COST:  # which is also STRIKE_COST
            for i in range(constants.N_KNIGHTS):
                at = self.knights[i]
                if at == constants.GONE:
                    continue
                for d in range(4):
                    to = at + STEPS[d]
                    who = self.cells[to]
                    climb = tables.climb[4 * at + d]
                    out.a[n] = constants.KNIGHT_STEP + 4 * i + d
                    if who < constants.CITIZEN_0 or who == constants.WALL:
                        n += (who == constants.EMPTY) & (can_climb | (not climb))  # (KA-7.1, KA-7.2)
                    else:
                        if can_climb or not climb:
                            n += self.can_shove(tables, to, STEPS[d])
                        out.a[n] = constants.KNIGHT_STRIKE + 4 * i + d  # (KA-7.3, KA-7.4)
                        revealed = (self.known >> (who - constants.CITIZEN_0)) & 1
                        n += (not climb) & (fetters | revealed)
        out.n = n

    def may_capture(self) -> bool:
        """(KA-7.4) Whether the card has fetters and there was no capture in this round."""
        return self.card >= 0 and CARD_POINTS[4 * self.card + 3] == 1 and not self.captured

    def can_shove(self, tables: BoardTables, at: int, step: int) -> bool:
        """(KA-8.1, KA-8.2) Whether the chain of citizens that begins at a square can be shoved.

        (KA-8.3) Shoves down from a roof are legal; a gate's exit is closed as any other edge.
        """
        while True:
            to = at + step
            if tables.roof[to] and not tables.roof[at]:
                return False
            who = self.cells[to]
            if who == constants.EMPTY:
                return True
            if who < constants.CITIZEN_0 or who == constants.WALL:
                return False
            at = to

    def step_king(self, step: int) -> None:
        self.cells[self.king] = constants.EMPTY
        self.king += step
        self.cells[self.king] = constants.KING
        self.king_ap -= constants.STEP_COST

    def enter_castle(self) -> None:
        """(KA-6.2, KA-11.2) The king enters the castle and wins."""
        self.cells[self.king] = constants.EMPTY
        self.king = constants.GONE
        self.king_ap -= constants.STEP_COST
        self.finish(constants.CASTLE)

    def step_knight(self, tables: BoardTables, move: int) -> None:
        """(KA-7.1, KA-7.2, KA-8.1) A knight steps and shoves the citizens on its target."""
        i = move >> 2
        at = self.knights[i]
        step = STEPS[move & 3]
        self.knight_ap -= constants.CLIMB_COST if tables.climb[4 * at + (move & 3)] else constants.STEP_COST
        self.shove(at + step, step)
        self.cells[at] = constants.EMPTY
        self.cells[at + step] = constants.KNIGHT_0 + i
        self.knights[i] = at + step

    def shove(self, at: int, step: int) -> None:
        """(KA-8.1) Moves each citizen of the chain one space."""
        who = self.cells[at]
        while who != constants.EMPTY:
            at += step
            displaced = self.cells[at]
            self.cells[at] = who
            self.citizens[who - constants.CITIZEN_0] = at
            who = displaced

    def strike_with_knight(self, move: int) -> None:
        """(KA-7.3, KA-7.4, KA-7.5) Eliminates a revealed assassin, or captures any other citizen."""
        target = self.cells[self.knights[move >> 2] + STEPS[move & 3]] - constants.CITIZEN_0
        self.knight_ap -= constants.STRIKE_COST
        if not (self.known >> target) & 1:
            self.captured = True
        self.cells[self.citizens[target]] = constants.EMPTY
        self.citizens[target] = constants.GONE
        self.gone |= 1 << target
        if self.picked & ~self.gone == 0:  # (KA-11.1)
            self.finish(constants.ALL_GONE)

    # The assassins' turn.

    def legal_for_assassins(self, tables: BoardTables, out: ActionBuffer) -> None:
        n = 1
        out.a[0] = constants.END
        can_step = self.assassin_ap >= constants.STEP_COST
        can_climb = self.assassin_ap >= constants.CLIMB_COST
        can_attack = self.assassin_ap >= constants.ATTACK_COST
        can_kill = self.kills < constants.MAX_KILLS and self.assassin_ap >= self.kills + 1  # (KA-10.3)
        for i in range(constants.N_CITIZENS):
            at = self.citizens[i]
            if at == constants.GONE:
                continue
            if not (self.known >> i) & 1:
                out.a[n] = constants.REVEAL + i  # (KA-10.1)
                n += (self.picked >> i) & 1
                for d in range(4):  # (KA-9.1)
                    out.a[n] = constants.CITIZEN_STEP + 4 * i + d
                    n += (self.cells[at + STEPS[d]] == constants.EMPTY) & (
                        can_climb if tables.climb[4 * at + d] else can_step
                    )
            else:
                for d in range(4):
                    to = at + STEPS[d]
                    who = self.cells[to]
                    if who == constants.EMPTY:  # (KA-10.2)
                        out.a[n] = constants.CITIZEN_STEP + 4 * i + d
                        n += can_step | (tables.roof[at] & (not tables.roof[to]))
                    elif who < constants.CITIZEN_0:
                        out.a[n] = constants.CITIZEN_STRIKE + 4 * i + d
                        if who == constants.KING:  # (KA-10.4)
                            n += can_attack
                        else:  # (KA-10.3)
                            n += can_kill & (not tables.climb[4 * at + d])
        out.n = n

    def step_citizen(self, tables: BoardTables, move: int) -> None:
        """(KA-9.1) A citizen pays 2 to climb; (KA-10.2) a revealed assassin 1, and 0 to descend."""
        i = move >> 2
        at = self.citizens[i]
        to = at + STEPS[move & 3]
        if (self.known >> i) & 1:
            if not (tables.roof[at] and not tables.roof[to]):
                self.assassin_ap -= constants.STEP_COST
        else:
            self.assassin_ap -= (
                constants.CLIMB_COST if tables.climb[4 * at + (move & 3)] else constants.STEP_COST
            )
        self.cells[at] = constants.EMPTY
        self.cells[to] = constants.CITIZEN_0 + i
        self.citizens[i] = to

    def strike_with_assassin(self, move: int) -> None:
        """(KA-10.3) The first knight of a turn costs 1, the second 2; (KA-10.4) the king always 2."""
        to = self.citizens[move >> 2] + STEPS[move & 3]
        who = self.cells[to]
        if who != constants.KING:
            self.kills += 1
            self.assassin_ap -= self.kills
            self.cells[to] = constants.EMPTY
            self.knights[who - constants.KNIGHT_0] = constants.GONE
            return
        self.assassin_ap -= constants.ATTACK_COST
        self.wounds += 1
        if self.wounds == constants.FATAL_WOUNDS:  # (KA-11.3)
            self.cells[to] = constants.EMPTY
            self.king = constants.GONE
            self.finish(constants.REGICIDE)

    # Copies, and sampling of hidden information.

    def copy_position(self, s: KingAndAssassinsState) -> None:
        for i in range(constants.AREA):
            self.cells[i] = s.cells[i]
        for i in range(constants.N_KNIGHTS):
            self.knights[i] = s.knights[i]
        for i in range(constants.N_CITIZENS):
            self.citizens[i] = s.citizens[i]
        for i in range(constants.N_CARDS):
            self.deck[i] = s.deck[i]
        self.king, self.picked, self.known, self.gone = s.king, s.picked, s.known, s.gone
        self.phase, self.round, self.card, self.captured = s.phase, s.round, s.card, s.captured
        self.king_ap, self.knight_ap, self.assassin_ap = s.king_ap, s.knight_ap, s.assassin_ap
        self.kills, self.wounds, self.reason = s.kills, s.wounds, s.reason

    def sample_assassins(self, rng: Rng) -> None:
        """(KA-7.5) Samples a pick that contains the known assassins and is not all gone (rejection sampling)."""
        while True:
            picked = PICKS[rng.c_below(constants.N_PICKS)]
            if picked & self.known == self.known and picked & ~self.gone != 0:
                self.picked = picked
                return
