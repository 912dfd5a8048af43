"""King & Assassins as an Engine: every rule of play, once. The C types are in rules.pxd."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core import const
from regalia.core.dice import Dice
from regalia.core.engine import Actions, Engine
from regalia.games.king_and_assassins import const as k
from regalia.games.king_and_assassins.board import Board

try:
    import cython
except ImportError:
    from regalia.core import no_cython as cython

# Tables become C arrays, filled by these assignments.
STEPS = k.STEP
CARD_POINTS = k.CARD_POINTS
PICKS = k.PICKS


class Streets:
    """A board as the rules read it, in flat tables over the squares of the mailbox; never copied."""

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


class KingAndAssassins(Engine):
    """A position of King & Assassins.

    A square is an index into the mailbox, a set of citizens a number with one bit for each.
    """

    def __init__(self, streets: Streets) -> None:
        self.streets = streets
        self.cells = [0] * 144  # what each square holds
        self.knights = [0] * 7  # squares; GONE when dead
        self.citizens = [0] * 12  # squares; GONE when captured or eliminated
        self.king = k.GONE
        self.picked = 0  # the three assassins
        self.known = 0  # assassins that all have seen revealed, also those eliminated since
        self.gone = 0  # citizens and assassins that are off the board
        self.phase = k.DEAL
        self.round = 0
        self.card = k.NO_CARD
        self.deck = [0] * 7  # how many of each card are still to come
        self.king_ap = self.knight_ap = self.assassin_ap = 0
        self.captured = False  # in this round (KA-7.4)
        self.kills = 0  # in this turn (KA-10.3)
        self.wounds = 0
        self.reason = 0  # the end's rule, KA-11.reason
        self.place_pieces()

    # The verbs of the contract.

    def actor(self) -> int:
        phase = self.phase
        if phase == k.KING_TURN or phase == k.START:
            return k.KING_SEAT
        if phase == k.ASSASSINS_TURN or phase == k.PICK:
            return k.ASSASSINS_SEAT
        return const.OVER if phase == k.ENDED else const.CHANCE

    def legal(self, out: Actions) -> None:
        out.n = 0
        if self.phase == k.KING_TURN:
            self.legal_for_king(self.streets, out)
        elif self.phase == k.ASSASSINS_TURN:
            self.legal_for_assassins(self.streets, out)
        elif self.phase == k.PICK:  # (KA-4.1)
            for i in range(k.N_PICKS):
                out.push(k.PICK_0 + i)
        elif self.phase == k.START:  # (KA-4.2)
            for i in range(self.streets.n_starts):
                out.push(k.START_0 + i)

    def apply(self, action: int) -> None:
        if action == k.END:
            self.end_turn()
        elif action < k.KING_EXIT:
            self.step_king(STEPS[action - k.KING_STEP])
        elif action == k.KING_EXIT:
            self.enter_castle()
        elif action < k.KNIGHT_STRIKE:
            self.step_knight(self.streets, action - k.KNIGHT_STEP)
        elif action < k.CITIZEN_STEP:
            self.strike_with_knight(action - k.KNIGHT_STRIKE)
        elif action < k.CITIZEN_STRIKE:
            self.step_citizen(self.streets, action - k.CITIZEN_STEP)
        elif action < k.REVEAL:
            self.strike_with_assassin(action - k.CITIZEN_STRIKE)
        elif action < k.PICK_0:
            self.known |= 1 << (action - k.REVEAL)  # (KA-10.1)
        elif action < k.START_0:
            self.pick(PICKS[action - k.PICK_0])
        else:
            self.choose_start(action - k.START_0)

    def chance(self, dice: Dice, out: Actions) -> None:
        out.n = 0
        if self.phase == k.DEAL:
            self.shuffle_names(dice, out)
        else:
            out.push(self.draw_card(dice))

    def possible(self, outcome: Actions) -> bool:
        if self.phase == k.DEAL:
            return self.is_permutation(outcome)
        card = outcome.a[0]
        return outcome.n == 1 and card >= 0 and card < k.N_CARDS and self.deck[card] > 0

    def settle(self, outcome: Actions) -> None:
        if self.phase == k.DEAL:
            self.deal(outcome)
        else:
            self.turn_up(outcome.a[0])

    def copy_from(self, other: Engine) -> None:
        self.copy_position(cython.cast(KingAndAssassins, other))

    def redeal(self, seat: int, dice: Dice) -> None:
        """Who the hidden assassins are, for all but their own player; the deck is a bag, not an order."""
        if seat != k.ASSASSINS_SEAT and self.picked and self.phase != k.ENDED:
            self.redeal_assassins(dice)

    def winner(self) -> int:
        if self.phase != k.ENDED:
            return const.NOBODY
        return k.KING_SEAT if self.reason <= k.CASTLE else k.ASSASSINS_SEAT

    def blank(self) -> KingAndAssassins:
        return KingAndAssassins(self.streets)

    def price(self, after: KingAndAssassins, action: int) -> int:
        """What a legal action costs; `after` becomes the position that it leads to."""
        after.copy_position(self)
        after.apply(action)
        if after.phase != self.phase and after.phase != k.ENDED:
            return 0
        return self.points() - after.points()

    def points(self) -> int:
        """All points that are left to whoever is to act, and to the other."""
        return self.king_ap + self.knight_ap + self.assassin_ap

    # For people.

    def prices(self, actions: Sequence[int]) -> list[int]:
        """The points that each action uses up; those lost at the end of a turn are not its price (KA-5.2).

        Raises: ValueError where one is not legal.
        """
        if not set(actions) <= set(self.legal_actions()):
            raise ValueError("only legal actions have a price")
        after = self.blank()
        return [self.price(after, action) for action in actions]

    def at(self, square: int) -> int:
        """What a square of the mailbox holds."""
        if not 0 <= square < k.AREA:
            raise IndexError(square)
        return self.cells[square]

    def arrange(self) -> None:
        """Make the board agree with where the pieces have been said to be."""
        self.place_pieces()

    # Set-up.

    def place_pieces(self) -> None:
        """Fill the squares, and who is gone, from where the pieces are."""
        self.gone = 0
        for square in range(k.AREA):
            self.cells[square] = self.streets.walls[square]
        for i in range(k.N_KNIGHTS):
            if self.knights[i] != k.GONE:
                self.cells[self.knights[i]] = k.KNIGHT_0 + i
        for i in range(k.N_CITIZENS):
            if self.citizens[i] != k.GONE:
                self.cells[self.citizens[i]] = k.CITIZEN_0 + i
            elif self.phase != k.DEAL:
                self.gone |= 1 << i
        if self.king != k.GONE:
            self.cells[self.king] = k.KING

    def shuffle_names(self, dice: Dice, out: Actions) -> None:
        """(KA-2.2) Any order of the twelve names is as likely as any other."""
        for i in range(k.N_CITIZENS):
            out.push(i)
        for i in range(k.N_CITIZENS - 1, 0, -1):
            j = dice.below(i + 1)
            name = out.a[i]
            out.a[i] = out.a[j]
            out.a[j] = name

    def is_permutation(self, outcome: Actions) -> bool:
        seen = 0
        for i in range(outcome.n):
            if outcome.a[i] < 0 or outcome.a[i] >= k.N_CITIZENS:
                return False
            seen |= 1 << outcome.a[i]
        return outcome.n == k.N_CITIZENS and seen == (1 << k.N_CITIZENS) - 1

    def deal(self, outcome: Actions) -> None:
        """(KA-2.2) The names go to the start spaces, top row first, left to right."""
        for i in range(k.N_CITIZENS):
            self.citizens[outcome.a[i]] = self.streets.citizen_starts[i]
        self.phase = k.PICK
        self.place_pieces()

    def pick(self, assassins: int) -> None:
        """(KA-4.1, KA-4.2) The king's start is chosen after the pick, where there is a choice."""
        self.picked = assassins
        self.phase = k.CARD if self.king != k.GONE else k.START

    def choose_start(self, start: int) -> None:
        """(KA-4.2) The king on the start, the knights on the dots around it and at the top."""
        self.king = self.streets.king_starts[start]
        for i in range(k.N_KNIGHTS):
            self.knights[i] = self.streets.knight_starts[k.N_KNIGHTS * start + i]
        self.phase = k.CARD
        self.place_pieces()

    # Rounds.

    def draw_card(self, dice: Dice) -> int:
        """(KA-3.4) Each card still to come is as likely as any other."""
        left = 0
        for card in range(k.N_CARDS):
            left += self.deck[card]
        left = dice.below(left)
        card = 0
        while left >= self.deck[card]:
            left -= self.deck[card]
            card += 1
        return card

    def turn_up(self, card: int) -> None:
        """(KA-5.1, KA-3.1) A card opens the round and gives the points of both turns."""
        self.deck[card] -= 1
        self.card = card
        self.round += 1
        self.king_ap = CARD_POINTS[4 * card]
        self.knight_ap = CARD_POINTS[4 * card + 1]
        self.assassin_ap = CARD_POINTS[4 * card + 2]
        self.captured = False
        self.phase = k.KING_TURN

    def end_turn(self) -> None:
        """(KA-5.2) What is left is lost. (KA-11.4) After the last card the king has come too late."""
        if self.phase == k.KING_TURN:
            self.king_ap = self.knight_ap = 0
            self.phase = k.ASSASSINS_TURN
            return
        left = 0
        for card in range(k.N_CARDS):
            left += self.deck[card]
        if left == 0:
            self.finish(k.LAST_CARD)
            return
        self.assassin_ap = self.kills = 0
        self.card = k.NO_CARD
        self.phase = k.CARD

    def finish(self, reason: int) -> None:
        self.reason = reason
        self.phase = k.ENDED

    # The king's turn.

    def legal_for_king(self, streets: Streets, out: Actions) -> None:
        """(KA-5.3) The king's points are for the king, the knights' for the knights, in any order."""
        n = 1
        out.a[0] = k.END
        if self.king_ap >= 1:
            for d in range(4):  # (KA-6.1)
                to = self.king + STEPS[d]
                out.a[n] = k.KING_STEP + d
                n += (self.cells[to] == k.EMPTY) & (not streets.roof[to])
            out.a[n] = k.KING_EXIT  # (KA-6.2)
            n += streets.exit[self.king]
        can_climb = self.knight_ap >= 2
        fetters = self.may_capture()
        if self.knight_ap >= 1:
            for i in range(k.N_KNIGHTS):
                at = self.knights[i]
                if at == k.GONE:
                    continue
                for d in range(4):
                    to = at + STEPS[d]
                    who = self.cells[to]
                    climb = streets.climb[4 * at + d]
                    out.a[n] = k.KNIGHT_STEP + 4 * i + d
                    if who < k.CITIZEN_0 or who == k.WALL:
                        n += (who == k.EMPTY) & (can_climb | (not climb))  # (KA-7.1, KA-7.2)
                    else:
                        if can_climb or not climb:
                            n += self.can_shove(streets, to, STEPS[d])
                        out.a[n] = k.KNIGHT_STRIKE + 4 * i + d  # (KA-7.3, KA-7.4)
                        revealed = (self.known >> (who - k.CITIZEN_0)) & 1
                        n += (not climb) & (fetters | revealed)
        out.n = n

    def may_capture(self) -> bool:
        """(KA-7.4) Whether the card shows fetters and nobody was captured in this round."""
        return self.card >= 0 and CARD_POINTS[4 * self.card + 3] == 1 and not self.captured

    def can_shove(self, streets: Streets, at: int, step: int) -> bool:
        """(KA-8.1, KA-8.2) Whether all in the chain that begins at a square can give way.

        (KA-8.3) Down from a roof they can; a gate's exit is as closed to them as any other edge.
        """
        while True:
            to = at + step
            if streets.roof[to] and not streets.roof[at]:
                return False
            who = self.cells[to]
            if who == k.EMPTY:
                return True
            if who < k.CITIZEN_0 or who == k.WALL:
                return False
            at = to

    def step_king(self, step: int) -> None:
        self.cells[self.king] = k.EMPTY
        self.king += step
        self.cells[self.king] = k.KING
        self.king_ap -= 1

    def enter_castle(self) -> None:
        """(KA-6.2, KA-11.2) The king is inside: he has won."""
        self.cells[self.king] = k.EMPTY
        self.king = k.GONE
        self.king_ap -= 1
        self.finish(k.CASTLE)

    def step_knight(self, streets: Streets, move: int) -> None:
        """(KA-7.1, KA-7.2, KA-8.1) A knight steps, and whoever stands there is shoved."""
        i = move >> 2
        at = self.knights[i]
        step = STEPS[move & 3]
        self.knight_ap -= 2 if streets.climb[4 * at + (move & 3)] else 1
        self.shove(at + step, step)
        self.cells[at] = k.EMPTY
        self.cells[at + step] = k.KNIGHT_0 + i
        self.knights[i] = at + step

    def shove(self, at: int, step: int) -> None:
        """(KA-8.1) Each in the chain moves one space on."""
        who = self.cells[at]
        while who != k.EMPTY:
            at += step
            displaced = self.cells[at]
            self.cells[at] = who
            self.citizens[who - k.CITIZEN_0] = at
            who = displaced

    def strike_with_knight(self, move: int) -> None:
        """(KA-7.3, KA-7.4, KA-7.5) Eliminate a revealed assassin, or capture anybody else."""
        target = self.cells[self.knights[move >> 2] + STEPS[move & 3]] - k.CITIZEN_0
        self.knight_ap -= 1
        if not (self.known >> target) & 1:
            self.captured = True
        self.cells[self.citizens[target]] = k.EMPTY
        self.citizens[target] = k.GONE
        self.gone |= 1 << target
        if self.picked & ~self.gone == 0:  # (KA-11.1)
            self.finish(k.ALL_GONE)

    # The assassins' turn.

    def legal_for_assassins(self, streets: Streets, out: Actions) -> None:
        n = 1
        out.a[0] = k.END
        can_step = self.assassin_ap >= 1
        can_climb = self.assassin_ap >= 2
        can_kill = self.kills < 2 and self.assassin_ap >= self.kills + 1  # (KA-10.3)
        for i in range(k.N_CITIZENS):
            at = self.citizens[i]
            if at == k.GONE:
                continue
            if not (self.known >> i) & 1:
                out.a[n] = k.REVEAL + i  # (KA-10.1)
                n += (self.picked >> i) & 1
                for d in range(4):  # (KA-9.1)
                    out.a[n] = k.CITIZEN_STEP + 4 * i + d
                    n += (self.cells[at + STEPS[d]] == k.EMPTY) & (
                        can_climb if streets.climb[4 * at + d] else can_step
                    )
            else:
                for d in range(4):
                    to = at + STEPS[d]
                    who = self.cells[to]
                    if who == k.EMPTY:  # (KA-10.2)
                        out.a[n] = k.CITIZEN_STEP + 4 * i + d
                        n += can_step | (streets.roof[at] & (not streets.roof[to]))
                    elif who < k.CITIZEN_0:
                        out.a[n] = k.CITIZEN_STRIKE + 4 * i + d
                        if who == k.KING:  # (KA-10.4)
                            n += can_climb
                        else:  # (KA-10.3)
                            n += can_kill & (not streets.climb[4 * at + d])
        out.n = n

    def step_citizen(self, streets: Streets, move: int) -> None:
        """(KA-9.1) A citizen pays 2 to climb; (KA-10.2) a revealed assassin 1, and 0 to descend."""
        i = move >> 2
        at = self.citizens[i]
        to = at + STEPS[move & 3]
        if (self.known >> i) & 1:
            self.assassin_ap -= 0 if streets.roof[at] and not streets.roof[to] else 1
        else:
            self.assassin_ap -= 2 if streets.climb[4 * at + (move & 3)] else 1
        self.cells[at] = k.EMPTY
        self.cells[to] = k.CITIZEN_0 + i
        self.citizens[i] = to

    def strike_with_assassin(self, move: int) -> None:
        """(KA-10.3) The first knight of a turn costs 1, the second 2; (KA-10.4) the king always 2."""
        to = self.citizens[move >> 2] + STEPS[move & 3]
        who = self.cells[to]
        if who != k.KING:
            self.kills += 1
            self.assassin_ap -= self.kills
            self.cells[to] = k.EMPTY
            self.knights[who - k.KNIGHT_0] = k.GONE
            return
        self.assassin_ap -= 2
        self.wounds += 1
        if self.wounds == 2:  # (KA-11.3)
            self.cells[to] = k.EMPTY
            self.king = k.GONE
            self.finish(k.REGICIDE)

    # Copies, and what a seat cannot know.

    def copy_position(self, s: KingAndAssassins) -> None:
        for i in range(k.AREA):
            self.cells[i] = s.cells[i]
        for i in range(k.N_KNIGHTS):
            self.knights[i] = s.knights[i]
        for i in range(k.N_CITIZENS):
            self.citizens[i] = s.citizens[i]
        for i in range(k.N_CARDS):
            self.deck[i] = s.deck[i]
        self.king, self.picked, self.known, self.gone = s.king, s.picked, s.known, s.gone
        self.phase, self.round, self.card, self.captured = s.phase, s.round, s.card, s.captured
        self.king_ap, self.knight_ap, self.assassin_ap = s.king_ap, s.knight_ap, s.assassin_ap
        self.kills, self.wounds, self.reason = s.kills, s.wounds, s.reason

    def redeal_assassins(self, dice: Dice) -> None:
        """(KA-7.5) Any three that hold the known ones and are not all gone, else the game were over."""
        while True:
            picked = PICKS[dice.below(k.N_PICKS)]
            if picked & self.known == self.known and picked & ~self.gone != 0:
                self.picked = picked
                return
