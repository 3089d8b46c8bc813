"""The OpenSpiel game, and our rules checked against OpenSpiel's own Hearts."""

import itertools
import random

import numpy as np
import pyspiel
import pytest
from conftest import ONE_EACH, TABLES
from open_spiel.python.observation import make_observation

import moonshot_hearts as mh
from moonshot_hearts import openspiel

SWITCHES = [
    "pass_cards",
    "no_pts_on_first_trick",
    "can_lead_any_club",
    "jd_bonus",
    "avoid_all_tricks_bonus",
    "must_break_hearts",
    "qs_breaks_hearts",
    "can_lead_hearts_instead_of_qs",
]
DIRECTIONS = ["hold", "left", "across", "right"]
EACH = 10


def random_state(game, rng, decisions):
    """The state after the deal and so many random decisions, or the end."""
    state = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or decisions > 0):
        decisions -= not state.is_chance_node()
        actions = range(256) if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(actions))
    return state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiel_finds_no_fault(game, players):
    pyspiel.random_sim_test(openspiel.load_game(game, players), num_sims=1, serialize=True, verbose=False)


def test_whole_matches_and_options_are_games_too():
    options = {"target": 0, "hands": 2, "pass_cycle": ["left", "right"]}
    game = openspiel.load_game("custom-hearts", 4, options, episode="match")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = random_state(game, random.Random(1), 10**6)
    assert state.match.over and len(state.match.state()["detail"]["hand_scores_history"]) == 2
    assert state.returns() == state.match.returns
    for wrong in ({"game": "bridge"}, {"players": 9}, {"options": {"nothing": 1}}):
        with pytest.raises(mh.BadSetup):
            openspiel.load_game(**wrong)
    with pytest.raises(ValueError, match="episode"):
        openspiel.load_game(episode="week")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_resampled_state_looks_the_same_to_the_player(game, players, rng):
    spiel = openspiel.load_game(game, players)
    for decisions in (0, 1, players + 1, 20):
        state = random_state(spiel, rng, decisions)
        if state.is_terminal():
            continue
        for player in range(players):
            others = [state.resample_from_infostate(player, rng.random) for _ in range(4)]
            for other in others:
                assert other.information_state_string(player) == state.information_state_string(player)
                assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
                # Who else may act can be hidden: the opening of Wild Twists.
                assert (other.current_player() == player) == (state.current_player() == player)
            if decisions == 0 and players > 2:
                hands = [other.match.state()["hands"] for other in others]
                assert any(hand != hands[0] for hand in hands)
        resampled = others[0]
        while not resampled.is_terminal():
            resampled.apply_action(rng.choice(resampled.legal_actions()))


def test_a_search_of_openspiel_plays_on_determinizations(rng):
    game = openspiel.load_game("hearts", 3)
    state = random_state(game, rng, 40)
    bot = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 2), 30.0, 20, -1,
        pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT, False, False,
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("game", "players"), ONE_EACH)
def test_observers_have_the_fields_of_the_layout(game, players, rng):
    spiel = openspiel.load_game(game, players)
    state = random_state(spiel, rng, 3)
    for recall, kind in ((False, "observation"), (True, "information_state")):
        observer = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=recall))
        observer.set_from(state, 1)
        assert np.array_equal(observer.tensor, getattr(state.match, kind)(1))
        assert ("hand" in observer.dict) and observer.dict["hand"].sum() > 0


def card_names():
    """The name of each card number, as OpenSpiel prints it."""
    state = pyspiel.load_game("hearts").new_initial_state()
    state.apply_action(0)
    return [state.action_to_string(pyspiel.PlayerId.CHANCE, card) for card in range(52)]


def deal(state, names, rng):
    """Deals at random in OpenSpiel; now and then one seat gets the highest cards, so that moons occur."""
    deck = list(range(52))
    rng.shuffle(deck)
    if rng.random() < 0.2:
        deck.sort(key=lambda card: "23456789TJQKA".index(names[card][0]))
        rng.shuffle(low := deck[:39])
        deck = [card for place in range(13) for card in (*low[3 * place : 3 * place + 3], deck[39 + place])]
    hands = [[] for _ in range(4)]
    for place, card in enumerate(deck):
        state.apply_action(card)
        hands[place % 4].append(names[card])
    return hands


def test_random_matches_are_those_of_openspiel_hearts():
    """Every combination of OpenSpiel's switches, 2,560 matches in all."""
    rng, names = random.Random(4), card_names()
    played = moons = decisions = 0
    for values in itertools.product([False, True], repeat=len(SWITCHES)):
        switches = dict(zip(SWITCHES, values))
        game = pyspiel.load_game("hearts", switches)
        for _ in range(EACH):
            theirs = game.new_initial_state()
            direction = rng.choice(theirs.legal_actions()) if switches["pass_cards"] else 0
            theirs.apply_action(direction)
            options = {**switches, "base": "openspiel", "pass_cycle": [DIRECTIONS[direction]]}
            ours = mh.Match("custom-hearts", 4, options, manual_chance=True)
            ours.chance({"hands": deal(theirs, names, rng)})
            ids = [ours.action_ids(name)[0] for name in names]
            cards = {number: card for card, number in enumerate(ids)}
            while not theirs.is_terminal():
                assert ours.seat == theirs.current_player()
                legal = ours.legal()
                assert sorted(cards[number] for number in legal) == theirs.legal_actions(), switches
                number = rng.choice(legal)
                theirs.apply_action(cards[number])
                ours.act(number)
                decisions += 1
            # A return of OpenSpiel is 26 less the points.
            assert ours.over and [26 + gain for gain in ours.returns] == theirs.returns(), switches
            played += 1
            moons += theirs.returns().count(0) >= 3
    assert played == 2560 and moons > 5 and decisions > 52 * played
