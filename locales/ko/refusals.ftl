refusals-match-over = 경기가 끝났어요.
refusals-not-your-turn = 내 차례가 아니에요.
refusals-not-held = 내 패에 { JOSA(CARD($card), form: "이/가") } 없어요.
refusals-not-now = 지금은 할 수 없어요.
refusals-another-game = 다른 게임에서 하는 동작이에요.

refusals-pass-first = 먼저 무엇을 넘길지 고르세요.
refusals-pass-exactly = 정확히 { $count }개를 넘겨야 해요.
refusals-passed-twice = { JOSA(CARD($card), form: "은/는") } 한 번만 넘길 수 있어요.
refusals-passing-is-over = 플레이가 시작되기 전에만 넘길 수 있어요.

refusals-must-open-with = 첫 트릭은 { JOSA(CARD($card), form: "으로/로") } 리드해야 해요.
refusals-must-open-with-two = 첫 트릭은 ‘두 시’(파란 2)로 리드해야 해요.
refusals-must-open-with-club = 첫 트릭은 클로버로 리드해야 해요.
refusals-opening-first = 먼저 와일드 클로버로 리드할지 정하세요.
refusals-nothing-to-decline = 지금은 와일드 클로버로 리드할지 묻고 있지 않아요.
refusals-opens-lowest = 라운드를 시작할 때 와일드 클로버는 최저로만 낼 수 있어요.
refusals-no-hearts-on-first-trick = 첫 트릭에는 하트를 낼 수 없어요.
refusals-no-points-on-first-trick = 첫 트릭에는 { JOSA(CARD($card), form: "을/를") } 낼 수 없어요.

refusals-must-follow =
    { $suit ->
        [clubs] 클로버를 내야 해요.
        [diamonds] 다이아몬드를 내야 해요.
        [spades] 스페이드를 내야 해요.
       *[hearts] 하트를 내야 해요.
    }
refusals-hearts-not-broken = 하트가 깨지기 전에는 하트로 리드할 수 없어요.
refusals-moon-first = 먼저 슛 더 문의 보상을 고르세요.

refusals-already-played = 이 트릭에 이미 냈어요. 낸 타일을 바로잡는 것만 할 수 있어요.
refusals-nothing-to-correct = 이 트릭에는 바로잡을 것이 없어요.
refusals-correction-must-follow =
    { $suit ->
        [clubs] 바로잡으려면 클로버를 내야 해요.
        [diamonds] 바로잡으려면 다이아몬드를 내야 해요.
        [spades] 바로잡으려면 스페이드를 내야 해요.
       *[hearts] 바로잡으려면 하트를 내야 해요.
    }
refusals-trick-complete = 트릭이 끝났어요. 가져간 사람이 거둬요.
refusals-nothing-to-gather = 거둘 트릭이 없어요.

refusals-does-not-catch =
    { $own ->
        [red] { $top ->
            [red] 빨간 카드는 빨강이 아니라 초록을 잡아요.
           *[blue] 빨간 카드는 파랑이 아니라 초록을 잡아요.
        }
        [green] { $top ->
            [green] 초록 카드는 초록이 아니라 파랑을 잡아요.
           *[red] 초록 카드는 빨강이 아니라 파랑을 잡아요.
        }
       *[blue] { $top ->
            [blue] 파란 카드는 파랑이 아니라 빨강을 잡아요.
           *[green] 파란 카드는 초록이 아니라 빨강을 잡아요.
        }
    }
refusals-top-is-uncatchable = 무적 위에는 아무것도 낼 수 없어요.
