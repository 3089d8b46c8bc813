"""The final checks of what people received from several servers."""

import json
import subprocess
import time
from collections import Counter

from groups import AGAIN_WITHIN, LATE
from received_events import people_events, without_gaps
from people import Failed, Person
from presence import check_presence, who_is_here
from proposals import check_consent
from sitters import seated
from takeovers import Played, check_takeovers
from chat import check_chat
from published import done_by, check_views, packed, unpacked

# Tolerance of the spectator delay, in seconds.
IN_TIME = 10
# Quiet period at the end of a long run, in seconds, so that absent people must be reported as disconnected. Faults
# follow each other too closely for that.
QUIET = 90


def stored(postgres):
    """The log of every table, without gaps, and the time each entry was stored, on the clock of `time.monotonic`."""
    logs, times = {}, {}
    since = time.time() - time.monotonic()
    for table, position, made, entry in postgres.ask("SELECT table_id, position, made, entry FROM entries ORDER BY table_id, position"):
        log = logs.setdefault(table, [])
        if int(position) != len(log):
            raise Failed(f"table {table} has no entry {len(log)}")
        log.append(json.loads(entry))
        times.setdefault(table, []).append(int(made) / 1000 - since)
    return logs, times


def stop_match(server, people):
    """All players agree to stop a running match, so that it can be read in full."""
    asking = []
    for sitter in seated(people):
        person = Person(server)
        person.cookie = sitter.person.cookie
        asking.append(person)
    until = time.monotonic() + AGAIN_WITHIN
    while time.monotonic() < until:
        asking[0].ask("POST", f"{people[0].path}/propose", {"what": "stop"})
        for other in asking[1:]:
            other.ask("POST", f"{people[0].path}/answer", {"agree": True})
        if asking[0].ask("GET", f"{people[0].path}/transcript").status == 200:
            break
        time.sleep(0.5)
    else:
        raise Failed(f"{people[0].path} cannot be stopped")
    for person in asking:
        person.leave()


def replay(program, transcript, seats):
    """Replays a transcript in the engine. Returns for each of the seats its packed views after none, one, two …
    actions; those of seat `None` are a spectator's. Also the views of a spectator within a moment, before chance
    events, with the number of actions."""
    shape = {name: transcript[name] for name in ("game", "players", "options")}
    requests, asked = [{"do": "new", **shape}], {}
    happened = [entry for entry in transcript["entries"] if "act" in entry or "chance" in entry]
    asked[1] = (None, 0, True)
    requests.append({"do": "view", "seat": None})
    count = 0
    for entry, after in zip(happened, [*happened[1:], {}]):
        if "act" in entry:
            count += 1
            requests.append({"do": "act", "seat": entry["seat"], "action": entry["act"]})
        else:
            requests.append({"do": "chance", "outcome": entry["outcome"]})
        # Chance events belong to the moment of the action before them.
        within = "chance" in after
        for seat in [None] if within else seats:
            asked[len(requests)] = (seat, count, within)
            requests.append({"do": "view", "seat": seat})
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    played = subprocess.run([program, "engine"], input=lines, capture_output=True, text=True, check=True)
    views, between = {seat: [] for seat in seats}, []
    answers = played.stdout.splitlines()
    if len(answers) != len(requests):
        raise Failed(f"the engine answers {len(answers)} of {len(requests)} requests")
    for number, line in enumerate(answers):
        if number in asked:
            seat, count, within = asked[number]
            view = packed(json.loads(line)["view"])
            if within:
                between.append((count, view))
                continue
            assert len(views[seat]) == count
            views[seat].append(view)
        elif '"ok":true' not in line:
            raise Failed(f"the engine refuses {requests[number]}: {line}")
    return views, between


def history_of(front, watcher):
    """The complete history of a finished match."""
    return Person.once(front, f"{watcher.path}/history", watcher.person.cookie).json()


def patient(looks, past):
    """Sets the tolerance of delayed views: a server may have received the original late."""
    for look in looks:
        if look.late and look.began is not None:
            since = look.began - look.late - IN_TIME
            look.patience = IN_TIME + past.longest(since - 2 * IN_TIME, look.ended, 2)


def audit(siege, parts, groups, everybody, past):
    """Checks everybody's views and answers against the stored logs, and verifies the deals of every match. Returns the
    counts. All servers are healthy."""
    program, servers = siege.program, range(len(parts.servers))
    tables = {}
    for sitter in everybody:
        sitter.person.leave()
        tables.setdefault(sitter.table, []).append(sitter)
    transcripts, stopped_here = {}, set()
    for table, people in tables.items():
        if not any(sitter.over for sitter in people):
            stop_match(parts.servers[0], people)
            stopped_here.add(table)
        answer = Person.once(parts.front, f"{people[0].path}/transcript")
        file = siege.directory / f"{table}.json"
        file.write_bytes(answer.body)
        checked = subprocess.run([program, "verify", file], capture_output=True, text=True)
        if checked.returncode != 0:
            raise Failed(f"{people[0].path} does not verify: {checked.stdout}{checked.stderr}")
        transcripts[table] = answer.json()
    (logs, times), figures = stored(parts.postgres), Counter()
    for table, people in tables.items():
        log, transcript = logs[table], transcripts[table]
        acts = [(entry["seat"], entry["action"]) for entry in log if entry["kind"] == "act"]
        if acts != [(entry["seat"], entry["act"]) for entry in transcript["entries"] if "act" in entry]:
            raise Failed(f"the transcript of {people[0].path} has other actions than its log")
        views, between = replay(program, transcript, [*(sitter.seat for sitter in seated(people)), None])
        try:
            looks = groups.published.looks.get(table, [])
            # A delayed view may show half of a moment.
            between = between if table in groups.published.late else []
            patient(looks, past)
            check_views({sitter.seat: sitter.acts for sitter in seated(people)}, looks, log, views, between)
            sayings = [saying for sitter in seated(people) for saying in sitter.sayings]
            figures["said unanswered"] += check_chat(sayings, groups.published.things.get(table, {}), looks, log)
            streams = {sitter.seat: sitter.streams for sitter in seated(people)}
            figures += check_presence(looks, streams, [one.streams for one in people if one.seat is None], servers, past)
            if table not in stopped_here:
                consents = {sitter.seat: (sitter.streams, sitter.proposed, sitter.agreed) for sitter in seated(people)}
                figures += check_consent(consents, log, times[table], servers, past)
            if table in groups.published.hurried:
                to_act = [json.loads(unpacked(view))["to_act"] for view in views[None]]
                figures += check_takeovers(Played(log, times[table], to_act), streams, looks, servers, past)
            news = people_events(log)
            for one in people:
                history = history_of(parts.front, one)
                events = [event for hand in history["hands"] for event in hand["events"]]
                figures["events"] += sum(map(len, one.received_events.pieces))
                if one.received_events.late:
                    for match, people_events_received in zip(one.received_events.of_the_match(), one.received_events.of_the_people()):
                        without_gaps([match], events)
                        without_gaps([people_events_received], news)
                    continue
                without_gaps(one.received_events.of_the_match(), events, one.over)
                without_gaps(one.received_events.of_the_people(), news)
                figures["gaps"] += len(one.received_events.pieces) - 1
        except Failed as failed:
            raise Failed(f"{people[0].path}, {transcript['game']}: {failed}") from failed
        for sitter in seated(people):
            answered = sum(act.answered is not None for act in sitter.acts)
            said = sum(saying.answered for saying in sitter.sayings)
            figures["answered"] += answered
            figures["unanswered"] += len(sitter.acts) - answered
            figures["done unanswered"] += len(done_by(log, sitter.seat)) - answered
            figures["said"] += said
            figures["unheard"] += len(sitter.sayings) - said
    return figures


def the_same_everywhere(servers, everybody):
    """Every server returns the same table to each person, and nothing older than what that person knows."""
    for sitter in everybody:
        for number, server in enumerate(servers):
            began = time.monotonic()
            sitter.read(Person.once(server, sitter.path, sitter.person.cookie).json(), began, number)


def final_checks(siege, parts, groups, past):
    """The final checks: presence, answered actions, views, and finished matches. Stops the servers."""
    for server in parts.servers:
        server.check()
    if siege.long:
        groups.play_on_for(QUIET)
    seats, took = who_is_here(parts.servers, groups)
    everybody = groups.stop()
    for sitter in everybody:
        sitter.join(75)
        if sitter.problem:
            raise Failed(sitter.problem)
    the_same_everywhere(parts.servers, everybody)
    figures = audit(siege, parts, groups, everybody, past)
    if siege.long and not figures["reported gone"]:
        raise Failed("nobody was reported as disconnected")
    for server in parts.servers:
        server.stop()
    players, matches, published = seated(everybody), {sitter.table for sitter in everybody}, groups.published
    return (
        f"{figures['answered']} actions of {len(players)} people answered and all there, {figures['done unanswered']} of "
        f"{figures['unanswered']} unanswered ones done; {figures['said']} messages stored and published once and in order, "
        f"{figures['said unanswered']} of {figures['unheard']} unanswered ones said; "
        f"{published.count} views received, {published.asked} of them asked for and {published.spectated} by {len(everybody) - len(players)} spectators, "
        f"{len(published.late)} of them {LATE[1]} s late, "
        f"each in one way and as the log has it; {figures['events']} events, each once and in its place, and {figures['gaps']} times the "
        "present to whoever was far behind; "
        f"{figures['proposed']} times proposed to stop, {figures['asked']} of them where others had to be asked, and {figures['stopped']} times "
        "stopped with everybody's consent; "
        f"{figures['reported here']} times reported present, {figures['reported gone']} absent, and {figures['spectators']} how many watch, "
        f"{figures['during faults']} of them while a fault lasted, each as it was; bots went on {figures['gone']} times for whoever was gone and "
        f"{figures['time']} times for whose time was up, none too soon, and {figures['clocks']} clocks shown, none with too little; "
        f"at each server {seats} people reported correctly within {took:.1f} s; {len(matches)} matches verified"
    )
