"""An independent implementation of Hearts, CARDominoes Hearts and Wild Twists Hearts."""

SUITS = "CDSH"
RANKS = "23456789TJQKA"
PACK = [rank + suit for suit in SUITS for rank in RANKS + "W"]
PLACE = {card: place for place, card in enumerate(PACK)}

REMOVED = {
    ("hearts", 3): ["2D"],
    ("hearts", 5): ["2D", "3C"],
    ("hearts", 6): ["2D", "3D", "3C", "4C"],
    ("hearts", 7): ["2D", "3D", "3C"],
    ("cardominoes", 3): ["2C"],
    ("cardominoes", 5): ["2C", "2D"],
}
DEFAULTS = {
    "hearts": {"target": 100},
    "cardominoes": {"target": 100, "revoke": "refused"},
    "wild-twists": {"length": "short"},
}
HANDS = {"short": 1, "medium": 3, "long": 5}
MOON = ["moon self", "moon others"]


def in_order(cards):
    return sorted(cards, key=PLACE.get)


def is_wild(card):
    return card[0] == "W"


def as_held(played):
    return played[:2]


def rank(card):
    return RANKS.index(card[0])


def strength(played):
    """The rank of a played card within the suit led."""
    if is_wild(played):
        return 99 if played[2] == "+" else -1
    return rank(played)


def points(card):
    if as_held(card) == "QS":
        return 13
    return 1 if card[1] == "H" else 0


class TrickGame:
    def __init__(self, game, players, options):
        self.game, self.players = game, players
        self.options = dict(DEFAULTS[game], **options)
        wilds = game == "wild-twists"
        removed = REMOVED.get((game, players), [])
        self.pack = [card for card in PACK if (wilds or not is_wild(card)) and card not in removed]
        self.penalty = self.options.get("revoke") == "penalty"
        self.totals = [0] * players
        self.history = []
        self.outcome = self.dealer = self.draw = None
        self.hand_number = 1
        self.clear()
        self.phase = "draw" if game == "cardominoes" else "deal"

    def clear(self):
        """Resets the state before a deal."""
        seats = range(self.players)
        self.phase, self.turn, self.lead = "deal", [], None
        self.hands = [[] for _ in seats]
        self.taken = [[] for _ in seats]
        self.points_taken = [0 for _ in seats]
        self.trick, self.last_trick, self.extras = [], [], []
        self.tricks, self.broken = 0, False
        self.chosen, self.revokers, self.openers = {}, set(), []

    def pass_left(self):
        """Number of seats to the left that the cards go in this hand."""
        if self.game == "wild-twists":
            return 0
        if self.players == 4:
            cycle = [1, -1, 2, 0]
        else:
            cycle = [1, -1] if self.game == "hearts" else [1, -1, 0]
        return cycle[(self.hand_number - 1) % len(cycle)] % self.players

    # Chance.

    def due(self):
        return self.phase if self.phase in ("draw", "deal") else None

    def roll(self, random):
        if self.phase == "draw":
            return self.roll_draw(random)
        pack = self.pack[:]
        random.shuffle(pack)
        each = len(pack) // self.players
        if random.random() < 0.3:
            # One seat gets the highest cards, hearts first, so that moons occur.
            pack.sort(key=lambda card: (RANKS + "W").index(card[0]) + 5 * (card[1] == "H"))
            strong, pack = pack[-each:], pack[:-each]
            random.shuffle(pack)
            at = random.randrange(self.players) * each
            pack[at:at] = strong
        outcome = {"hands": [pack[seat * each : (seat + 1) * each] for seat in range(self.players)]}
        if self.game == "wild-twists":
            outcome["extras"] = pack[each * self.players :]
        return outcome

    def roll_draw(self, random):
        pile = self.pack[:]
        random.shuffle(pile)
        if random.random() < 0.5:
            pile.sort(key=lambda tile: rank(tile) > 1)  # Ties for lowest are likely.
        rounds, drawing = [], self.players
        while drawing > 1:
            drawn, pile = pile[:drawing], pile[drawing:]
            rounds.append(drawn)
            lowest = min(map(rank, drawn))
            drawing = sum(rank(tile) == lowest for tile in drawn)
        return {"draw": rounds}

    def chance(self, outcome):
        if self.phase == "draw":
            drawing = list(range(self.players))
            for tiles in outcome["draw"]:
                lowest = min(map(rank, tiles))
                drawing = [seat for seat, tile in zip(drawing, tiles) if rank(tile) == lowest]
            self.dealer, self.draw, self.phase = drawing[0], outcome["draw"], "deal"
            return
        self.hands = [in_order(hand) for hand in outcome["hands"]]
        self.extras = in_order(outcome.get("extras", []))
        if self.pass_left():
            self.phase, self.turn = "pass", list(range(self.players))
        else:
            self.open()

    def lowest_club(self):
        clubs = [card for hand in self.hands for card in hand if card[1] == "C" and not is_wild(card)]
        card = min(clubs, key=rank)
        return next(seat for seat, hand in enumerate(self.hands) if card in hand), card

    def open(self):
        seat, card = self.lowest_club()
        holder = next((seat for seat, hand in enumerate(self.hands) if "WC" in hand), None)
        if holder is not None and holder != seat:
            self.phase, self.turn = "opening", [holder]
            return
        self.phase, self.lead, self.turn = "play", seat, [seat]
        self.openers = [card] if holder is None else [card, "WC-"]

    # Legal actions.

    def to_act(self):
        return sorted(set(self.turn) | self.revokers)

    def following(self, seat):
        return [card for card in self.hands[seat] if card[1] == self.trick[0][1][1]]

    def playable(self, seat):
        hand = self.hands[seat]
        if not self.trick and self.tricks == 0:
            return self.openers
        if not self.trick:
            others = [card for card in hand if card[1] != "H"]
            cards = hand if self.broken or not others else others
        elif self.penalty:
            cards = hand
        elif self.following(seat):
            cards = self.following(seat)
        elif self.game == "hearts" and self.tricks == 0:
            cards = [card for card in hand if not points(card)] or hand
        else:
            cards = hand
        ways = lambda card: [card + "+", card + "-"] if is_wild(card) else [card]
        return [way for card in cards for way in ways(card)]

    def legal(self, seat):
        turn = seat in self.turn
        if self.phase == "pass":
            return [{"pass": 3, "from": self.hands[seat]}] if turn else []
        if self.phase == "opening":
            return ["WC-", "decline"] if turn else []
        if self.phase == "moon":
            return MOON if turn else []
        actions = []
        if turn and self.phase == "play":
            actions += self.playable(seat)
        if turn and self.phase == "gather":
            actions.append("gather")
        if seat in self.revokers:
            actions += ["correct " + card for card in self.following(seat)]
        return actions

    def any_action(self, random):
        """A random action of the game, legal or not."""
        wilds = self.game == "wild-twists"
        cards = [card for card in PACK if not is_wild(card)]
        texts = [random.choice(cards), random.choice(cards)]
        if wilds:
            texts += ["decline", random.choice(["WC", "WH"]) + random.choice("+-")]
        else:
            texts += ["pass " + " ".join(random.choices(cards, k=3)), "pass QS"]
        if self.game != "hearts":
            texts += MOON
        if self.penalty:
            texts += ["gather", "correct " + random.choice(cards)]
        return random.choice(texts)

    # Transitions.

    def act(self, seat, action):
        if action.startswith("pass"):
            self.choose(seat, action.split()[1:])
        elif action == "decline":
            who, card = self.lowest_club()
            self.phase, self.lead, self.turn, self.openers = "play", who, [who], [card]
        elif action in MOON:
            size = sum(map(points, self.pack))
            scores = [0 if action == "moon self" else size] * self.players
            scores[seat] = -size if action == "moon self" else 0
            self.score(scores)
        elif action == "gather":
            self.gather()
        elif action.startswith("correct"):
            self.correct(seat, action.split()[1])
        else:
            self.play(seat, action)

    def choose(self, seat, cards):
        self.chosen[seat] = cards
        self.turn.remove(seat)
        if self.turn:
            return
        for giver in range(self.players):
            self.hands[giver] = [card for card in self.hands[giver] if card not in self.chosen[giver]]
        for giver in range(self.players):
            receiver = (giver + self.pass_left()) % self.players
            self.hands[receiver] = in_order(self.hands[receiver] + self.chosen[giver])
        self.open()

    def correct(self, seat, card):
        place = [by for by, _ in self.trick].index(seat)
        self.hands[seat].append(self.trick[place][1])
        self.hands[seat].remove(card)
        self.hands[seat] = in_order(self.hands[seat])
        self.trick[place] = (seat, card)
        self.revokers.discard(seat)
        if self.phase == "gather":
            self.turn = [self.winner()]

    def play(self, seat, played):
        tiles = self.game == "cardominoes"
        if not self.trick:
            self.phase, self.lead = "play", seat
            self.last_trick = [] if tiles else self.last_trick
        followed = not self.trick or played[1] == self.trick[0][1][1]
        if not followed and self.following(seat):
            self.revokers.add(seat)
        if not tiles and played[1] == "H" and (not self.trick or not followed):
            self.broken = True
        if self.game == "hearts" and played == "QS":
            self.broken = True
        self.hands[seat].remove(as_held(played))
        self.trick.append((seat, played))
        if len(self.trick) < self.players:
            self.turn = [(seat + 1) % self.players]
        elif self.penalty:
            self.phase, self.turn, self.last_trick = "gather", [self.winner()], self.trick
        else:
            self.gather()

    def winner(self):
        led = self.trick[0][1][1]
        in_suit = [(strength(card), seat) for seat, card in self.trick if card[1] == led]
        return max(in_suit)[1]

    def gather(self):
        if self.revokers:
            self.score([13 if seat in self.revokers else 0 for seat in range(self.players)])
            return
        winner = self.winner()
        cards = [as_held(card) for _, card in self.trick]
        self.broken = self.broken or self.game == "cardominoes" and any(card[1] == "H" for card in cards)
        self.taken[winner] += cards
        self.points_taken[winner] += sum(map(points, cards))
        self.last_trick = [] if self.penalty else self.trick
        self.trick = []
        self.tricks += 1
        self.taken[winner] += self.extras
        self.extras = []
        self.phase, self.lead, self.turn = "play", winner, [winner]
        if not any(self.hands):
            self.end_hand()

    def end_hand(self):
        scores = [sum(map(points, cards)) for cards in self.taken]
        everything = sum(map(points, self.pack))
        if max(scores) < everything:
            self.score(scores)
        elif self.game == "hearts":
            self.score([everything - score for score in scores])
        else:
            self.phase, self.lead, self.turn = "moon", None, [scores.index(everything)]

    def score(self, scores):
        self.history.append(scores)
        self.totals = [total + score for total, score in zip(self.totals, scores)]
        self.hand_number += 1
        if self.dealer is not None:
            self.dealer = (self.dealer + 1) % self.players
        self.clear()
        highest = max(self.totals)
        if self.game == "wild-twists":
            over = len(self.history) == HANDS[self.options["length"]]
        elif self.game == "hearts":
            over = highest >= self.options["target"]
        else:
            over = highest > self.options["target"]
        if over:
            winners = [seat for seat, total in enumerate(self.totals) if total == min(self.totals)]
            reason = "length" if self.game == "wild-twists" else "target"
            self.phase = "over"
            self.outcome = {"winners": winners, "totals": self.totals[:], "reason": reason}

    # Views.

    def detail(self):
        laid = lambda trick: [{"seat": seat, "card": card} for seat, card in trick]
        detail = {
            "lead": self.lead if self.phase in ("play", "gather") else None,
            "trick": laid(self.trick),
            "last_trick": laid(self.last_trick),
            "taken": [cards[:] for cards in self.taken],
            "hand_scores_history": self.history[:],
            "hearts_broken": self.broken,
        }
        if self.game == "cardominoes":
            detail.update(dealer=self.dealer, draw=self.draw)
        if self.game == "wild-twists":
            detail["extras"] = self.extras[:]
        return detail

    def redact(self, view, viewer):
        detail = view["detail"]
        detail["taken"] = [len(cards) for cards in self.taken]
        detail["points_taken"] = self.points_taken[:]
        if "extras" in detail:
            detail["extras"] = len(self.extras)
        view["to_act"] = sorted(set(self.turn) | (self.revokers & {viewer}))
        first_card = self.phase in ("opening", "play") and self.tricks == 0 and not self.trick
        if self.game == "wild-twists" and first_card and viewer not in self.turn:
            view.update(phase="play", to_act=[])
            detail["lead"] = None
