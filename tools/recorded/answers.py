"""Prints every answer of a program to the requests of a recorded session, whole.

    python3 tools/recorded/answers.py target/debug/moonshot crates/engine/tests/recorded/hearts.requests.jsonl

`crates/engine/tests/recorded` keeps only the hash of most answers. Run this with an older and a newer program and compare
the two outputs to see what has changed. What it prints for a new file of requests is that file's answers.
"""

import json
import subprocess
import sys

TRANSCRIPT = '"ok":true,"transcript":'


def main():
    program, file = sys.argv[1:]
    pipe = subprocess.PIPE
    engine = subprocess.Popen([program, "engine"], stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
    transcript = "null"
    with open(file, encoding="utf-8") as requests:
        for request in requests:
            engine.stdin.write(request.replace('"@transcript"', transcript))
            engine.stdin.flush()
            answer = engine.stdout.readline()
            if TRANSCRIPT in answer:
                transcript = json.dumps(json.loads(answer)["transcript"], ensure_ascii=False, separators=(",", ":"))
            print(answer, end="")
    engine.stdin.close()
    engine.wait()


main()
