"""An independent implementation of Black Hearts, with the house set of cards."""

COLOURS = "RBW"
POINTS = {"R1": 1, "R2": 1, "R3": 2, "R4": 2, "R5": 3, "R6": 4}
GIFTS = ["small-hours", "double-curse", "mercy", "mercy", "first-strike", "return-gift"]
OPENER = "B2"


def in_order(cards):
    return sorted(cards, key=lambda card: (COLOURS.index(card[0]), card[1]))


def numbered(colour):
    return [f"{colour}{number}" for number in range(1, 7)]


class BlackHearts:
    game = "black-hearts"

    def __init__(self, players, options):
        self.players = players
        self.options = dict({"gifts": True}, **options)
        self.totals = [0] * players
        self.history = []
        self.outcome = None
        self.hand_number = 1
        self.gifts = GIFTS[:] if self.options["gifts"] else []
        self.clear()

    def clear(self):
        seats = range(self.players)
        self.phase, self.turn, self.lead, self.gift = "deal", [], None, None
        self.hands = [[] for _ in seats]
        self.taken = [[] for _ in seats]
        self.trick, self.last_trick, self.tricks, self.chosen = [], [], 0, {}

    def due(self):
        return self.phase if self.phase in ("deal", "gift") else None

    def roll(self, random):
        if self.phase == "gift":
            return {"gift": random.choice(self.gifts)}
        pack = numbered("R") + ([OPENER] if self.players == 3 else numbered("B"))
        pack += random.sample(numbered("W") * 3, 5 * self.players - len(pack))
        if random.random() < 0.8:
            random.shuffle(pack)  # Otherwise the curses lie together.
        return {"hands": [pack[5 * seat : 5 * seat + 5] for seat in range(self.players)]}

    def chance(self, outcome):
        if self.phase == "deal":
            self.hands = [in_order(hand) for hand in outcome["hands"]]
            self.choose_from("pass")
            return
        self.gift = outcome["gift"]
        self.gifts.remove(self.gift)
        if self.gift == "return-gift":
            self.choose_from("return")
        else:
            self.open()

    def choose_from(self, phase):
        self.phase, self.turn, self.chosen = phase, list(range(self.players)), {}

    def open(self):
        self.lead = next(seat for seat, hand in enumerate(self.hands) if OPENER in hand)
        self.phase, self.turn = "play", [self.lead]

    def to_act(self):
        return sorted(self.turn)

    def legal(self, seat):
        if seat not in self.turn:
            return []
        if self.phase in ("pass", "return"):
            return [{"pass": 2 if self.phase == "pass" else 1, "from": self.hands[seat]}]
        if self.tricks == 0 and not self.trick:
            return [OPENER]
        return in_order(set(self.hands[seat]))

    def any_action(self, random):
        card = lambda: random.choice(COLOURS) + str(random.randint(1, 6))
        return random.choice([card(), card(), f"pass {card()}", f"pass {card()} {card()}"])

    def act(self, seat, action):
        if action.startswith("pass"):
            self.choose(seat, action.split()[1:])
        else:
            self.play(seat, action)

    def choose(self, seat, cards):
        self.chosen[seat] = cards
        self.turn.remove(seat)
        if self.turn:
            return
        for giver, given in self.chosen.items():
            for card in given:
                self.hands[giver].remove(card)
        left = 1 if self.phase == "pass" else -1
        for giver, given in self.chosen.items():
            receiver = (giver + left) % self.players
            self.hands[receiver] = in_order(self.hands[receiver] + given)
        if self.phase == "pass" and self.gifts:
            self.phase = "gift"
        else:
            self.open()

    def play(self, seat, card):
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < self.players:
            self.turn = [(seat + 1) % self.players]
            return
        numbers = [int(card[1]) for _, card in self.trick]
        best = min(numbers) if self.gift == "small-hours" else max(numbers)
        tied = [seat for (seat, _), number in zip(self.trick, numbers) if number == best]
        winner = tied[0] if self.gift == "first-strike" else tied[-1]
        self.taken[winner] += [card for _, card in self.trick]
        self.last_trick, self.trick = self.trick, []
        self.tricks += 1
        self.lead, self.turn = winner, [winner]
        if self.tricks == 5:
            self.score()

    def score(self):
        scores = [sum(POINTS.get(card, 0) for card in cards) for cards in self.taken]
        if self.gift == "double-curse":
            scores = [2 * score for score in scores]
        if self.gift == "mercy":
            scores = [max(0, score - 2) for score in scores]
        cursed = [seat for seat, cards in enumerate(self.taken) if set(POINTS) <= set(cards)]
        self.totals = [total + score for total, score in zip(self.totals, scores)]
        self.history.append(scores)
        self.hand_number += 1
        self.clear()
        if cursed:
            self.end(cursed, "all-curses")
        elif max(self.totals) >= 13:
            lowest = min(self.totals)
            self.end([seat for seat, total in enumerate(self.totals) if total == lowest], "thirteen")

    def end(self, winners, reason):
        self.phase = "over"
        self.outcome = {"winners": winners, "totals": self.totals[:], "reason": reason}

    def detail(self):
        laid = lambda trick: [{"seat": seat, "card": card} for seat, card in trick]
        return {
            "lead": self.lead if self.phase == "play" else None,
            "trick": laid(self.trick),
            "last_trick": laid(self.last_trick),
            "taken": [cards[:] for cards in self.taken],
            "hand_scores_history": self.history[:],
            "gift": self.gift,
            "gifts_left": self.gifts[:],
        }

    def redact(self, view, viewer):
        view["detail"]["taken"] = [len(cards) for cards in self.taken]
        view["detail"]["points_taken"] = [
            sum(POINTS.get(card, 0) for card in cards) for cards in self.taken
        ]
