"""An independent implementation of Heartcatchers."""

COLOURS, KINDS = "RGB", "buhc"
UNCATCHABLE = "U"
PACK = [colour + kind for colour in COLOURS for kind in "bbbuhc"] + [UNCATCHABLE] * 2
PREY = {"R": "G", "G": "B", "B": "R"}
SECRET_POINTS = {"u": 3, "h": -3}


def in_order(cards):
    return sorted(cards, key=PACK.index)


def catches(card, top):
    if top == UNCATCHABLE:
        return False
    return card == UNCATCHABLE or PREY[card[0]] == top[0]


class Heartcatchers:
    game, players = "heartcatchers", 2

    def __init__(self, options):
        self.options = dict({"best_of": 1, "uncatchable_scores": True}, **options)
        self.totals = [0, 0]
        self.hand_number = 1
        self.first = self.outcome = self.last_game = None
        self.clear()

    def clear(self):
        self.phase, self.turn, self.turn_number = "deal", [], 1
        self.field = [[{"up": [], "secrets": []} for _ in range(3)] for _ in range(2)]
        self.hands, self.pile = [[], []], []

    def due(self):
        return "deal" if self.phase == "deal" else None

    def roll(self, random):
        pack = random.sample(PACK, len(PACK))
        threes = [pack[at : at + 3] for at in range(0, 12, 3)]
        outcome = {"field": threes[:2], "hands": threes[2:], "pile": pack[12:]}
        if self.first is None:
            outcome["first"] = random.randint(0, 1)
        return outcome

    def chance(self, outcome):
        if self.first is None:
            self.first = outcome["first"]
        self.field = [[{"up": [card], "secrets": []} for card in row] for row in outcome["field"]]
        self.hands = [in_order(hand) for hand in outcome["hands"]]
        self.pile = outcome["pile"][:]
        self.phase, self.turn = "turn", [(self.first + self.hand_number - 1) % 2]

    def to_act(self):
        return self.turn[:]

    def legal(self, seat):
        if seat not in self.turn:
            return []
        actions = []
        for card in in_order(set(self.hands[seat])):
            for place in (1, 2, 3):
                if catches(card, self.field[seat][place - 1]["up"][-1]):
                    actions.append(f"catch {card} on {place}")
                if catches(card, self.field[1 - seat][place - 1]["up"][-1]):
                    actions += [f"steal {card} on {place} for {own}" for own in (1, 2, 3)]
                actions += [f"secret {card} under {side} {place}" for side in ("mine", "theirs")]
        return actions

    def any_action(self, random):
        card, place = random.choice(PACK), random.randint(1, 3)
        return random.choice(
            [
                f"catch {card} on {place}",
                f"steal {card} on {place} for {random.randint(1, 3)}",
                f"secret {card} under {random.choice(['mine', 'theirs'])} {place}",
            ]
        )

    def act(self, seat, action):
        what, card, _, *where = action.split()
        self.hands[seat].remove(card)
        mine, theirs = self.field[seat], self.field[1 - seat]
        if what == "catch":
            mine[int(where[0]) - 1]["up"].append(card)
        elif what == "steal":
            place, own = int(where[0]) - 1, int(where[2]) - 1
            theirs[place]["up"].append(card)
            theirs[place], mine[own] = mine[own], theirs[place]
        else:
            side = mine if where[0] == "mine" else theirs
            side[int(where[1]) - 1]["secrets"].append({"card": card, "by": seat})
        while len(self.hands[seat]) < 3 and self.pile:
            self.hands[seat] = in_order(self.hands[seat] + [self.pile.pop(0)])
        self.turn, self.turn_number = [1 - seat], self.turn_number + 1
        if not self.pile and not any(self.hands):
            self.score()

    def score(self):
        is_change = lambda secret: secret["card"].endswith("c")
        changes = 0
        for place in range(3):
            pair = [side[place] for side in self.field]
            here = sum(is_change(secret) for stack in pair for secret in stack["secrets"])
            changes += here
            for stack in pair:
                stack["secrets"] = [secret for secret in stack["secrets"] if not is_change(secret)]
            if here % 2:
                self.field[0][place], self.field[1][place] = pair[1], pair[0]
        points = [sum(map(self.worth, side)) for side in self.field]
        self.last_game = {"points": points, "changes_of_heart": changes, "field": self.field}
        if points[0] != points[1]:
            self.totals[points.index(max(points))] += 1
        games_left = max(0, self.options["best_of"] - self.hand_number)
        self.hand_number += 1
        self.clear()
        if self.options["best_of"] == 1 or abs(self.totals[0] - self.totals[1]) > games_left:
            winners = [seat for seat in (0, 1) if self.totals[seat] == max(self.totals)]
            self.phase = "over"
            self.outcome = {"winners": winners, "totals": self.totals[:], "reason": "games"}

    def worth(self, stack):
        secrets = sum(SECRET_POINTS.get(secret["card"][1:], 0) for secret in stack["secrets"])
        counted = lambda card: card != UNCATCHABLE or self.options["uncatchable_scores"]
        return secrets + sum(map(counted, stack["up"]))

    def detail(self):
        return {
            "field": self.field,
            "pile": self.pile,
            "turn_number": self.turn_number,
            "last_game": self.last_game,
        }

    def redact(self, view, viewer):
        view["detail"]["pile"] = len(self.pile)
        for stack in view["detail"]["field"][0] + view["detail"]["field"][1]:
            for secret in stack["secrets"]:
                if secret["by"] != viewer:
                    secret["card"] = None
