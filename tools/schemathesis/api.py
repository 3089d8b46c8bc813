"""Tests each operation of the OpenAPI document with valid and invalid requests."""

import collections
import functools
import itertools
import os

import schemathesis
from hypothesis import HealthCheck, settings
from people import NONCE, PASSWORD, Server
from schemathesis.config import SchemathesisConfig

SERVER = Server(os.environ["MOONSHOT_URL"])

# A schema cannot express every rule, so some valid requests are refused; but none is malformed. Reports are limited per
# hour.
REFUSED = ["2xx", "400", "403", "404", "409", "422", "426", "429"]
CONFIG = SchemathesisConfig.from_dict(
    {"seed": 1, "checks": {"positive_data_acceptance": {"expected-statuses": REFUSED}}}
)
# Streams do not end; the server's own tests read them.
OPERATIONS = schemathesis.openapi.from_url(f"{SERVER.address}/api/openapi.json", config=CONFIG).exclude(
    path_regex="/events$"
)

GUEST = SERVER.guest()
SPOT = SERVER.ask("GET", "/api/practice/games/hearts")["spots"][0]["item"]
# Cycles through the states of a table; None keeps the generated id.
TABLES = itertools.cycle([SERVER.solo, SERVER.waiting, SERVER.together, SERVER.anothers, SERVER.stopped, None])
PEOPLE = itertools.cycle([SERVER.guest, SERVER.account])

done = collections.Counter()


def fresh(make, *token):
    return make(*token)


# The same person or table for all invalid requests: what is refused changes nothing.
kept = functools.cache(fresh)


def was_read(context, response, case):
    """The server can parse every request that the document allows."""
    if response.status_code == 400 and case.meta.generation.mode.is_positive:
        sentence = response.json()["detail"]
        # In JSON Schema, 1.0 is an integer.
        assert not sentence.startswith("Failed to") or "floating point" in sentence, sentence


# Requests that can succeed, where generated ones hardly ever do: the state of the table, and the body.
CERTAIN = {
    "make_table": (None, {"game": "hearts", "players": 3, "names": ["Anna", "Ben", "Cy"]}),
    "sit": (SERVER.anothers, {"name": "Zoe", "nonce": NONCE}),
    "seat_bot": (SERVER.waiting, {"seat": 1, "bot": True}),
    "swap": (SERVER.waiting, {"seat": 0, "with": 1}),
    "propose": (SERVER.together, {"what": "stop"}),
    "host": (SERVER.together, {"seat": 1}),
    "remove": (SERVER.together, {"seat": 1}),
    "report": (SERVER.together, {"seat": 1, "reason": "other"}),
    "import": (None, SERVER.transcript(GUEST)),
    "make_branch": (SERVER.stopped, {"hand": 1, "step": 1, "seat": 0, "cards": "same", "name": "Another lead"}),
    "again": (SERVER.stopped, {"seat": 0}),
    "challenge": (SERVER.stopped, {"seat": 0}),
    "duplicate": (None, {"game": "hearts", "players": 3}),
    "play": (None, {"name": "Anna"}),
    "play_daily": (None, {"name": "Anna"}),
    "answer_practice": (None, {"item": SPOT}),
    "lead": (SERVER.stopped, {}),
}
# Parameters of paths that exist, for the requests that are valid.
PATHS = {
    "of_game": {"game": "hearts"},
    "play_daily": {"game": "hearts"},
    "chances": {"hand": 1, "step": 1},
    "hand": {"hand": 1},
    "spots": {"game": "hearts"},
    "position": {"spot": SPOT},
}
CHALLENGES = ["play", "show"]
# The seat of a finished match, for the requests about it.
SEATS = {"chances": {"eyes": 0}, "hand": {"eyes": 0}, "review": {"seat": 0}, "hindsight": {"seat": 0}}
# Operations that need an earlier request: a passkey (which a server with a numeric address refuses), another person's
# proposal or code, a session's name, a nearly finished hand, a WebSocket.
NEVER = {"add_passkey", "answer", "ask_for_new_passkey", "ask_for_passkey", "claim", "end_session", "finish", "go_on", "live"}
NEVER |= {"move_seat", "remove_passkey", "remove_password", "sign_in", "undo"}
drawn = itertools.count()


def sensible(case, operation, token):
    """Makes a valid request succeed: with a nonce, the right password, a legal action."""
    if operation in CERTAIN and next(drawn) % 3 == 0:
        make, body = CERTAIN[operation]
        case.body = dict(body)
        if make:
            case.path_parameters["table"] = make(token)
    if operation in PATHS:
        case.path_parameters.update(PATHS[operation])
    elif operation in CHALLENGES:
        case.path_parameters["challenge"] = SERVER.challenge(token)
    if operation in SEATS:
        case.path_parameters["table"] = SERVER.stopped(token)
        case.query = SEATS[operation]
    if not isinstance(case.body, dict):
        return
    if "nonce" in case.body:
        case.body["nonce"] = NONCE
    if "password" in case.body.get("proof", {}):
        case.body["proof"] = {"password": PASSWORD}
    if operation == "act":
        snapshot = SERVER.snapshot(case.path_parameters["table"], token)
        legal = snapshot["view"]["legal"] or ["pass"]
        first = legal[0]
        action = first if isinstance(first, str) else "pass " + " ".join(first["from"][: first["pass"]])
        case.body.update(version=snapshot["version"], action=action)


@OPERATIONS.parametrize()
@settings(max_examples=12, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_operation(case):
    operation = case.operation.definition.raw["operationId"]
    valid = case.meta.generation.mode.is_positive
    made = fresh if valid else kept
    token = made(next(PEOPLE)) if "/account" in case.path else GUEST
    named = "table" not in (case.path_parameters or {})
    if not named and (make := next(TABLES)):
        case.path_parameters["table"] = made(make, token)
        named = True
    if named and valid:
        sensible(case, operation, token)
    case.headers.setdefault("Authorization", f"Bearer {token}")
    response = case.call(session=SERVER.session)
    case.validate_response(response, additional_checks=[was_read])
    done[operation] += response.status_code < 300


def test_what_is_allowed_is_done():
    """Most generated requests are refused, because the table, person or seat does not exist; but not all."""
    never = {name for name, times in done.items() if times == 0}
    assert never <= NEVER, never - NEVER
