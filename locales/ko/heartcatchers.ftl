heartcatchers-hint-secrets = 마지막에 내 쪽에 숨겨진 궁극의 사랑은 한 장에 3점을 더하고, 하트브레이커는 한 장에 3점을 빼요.
heartcatchers-hint-change = 점수를 계산하기 전에, 숨겨진 변심은 자기 더미를 맞은편 더미와 맞바꿔요.

heartcatchers-name =
    { WHO($player) ->
        [you] 나
       *[other] { $player }
    }
heartcatchers-side =
    { WHO($player) ->
        [you] 내 쪽
       *[other] { $player } 쪽
    }
heartcatchers-order = 빨강은 초록을, 초록은 파랑을, 파랑은 빨강을 잡아요. 무적은 어떤 색이든 잡아요.
heartcatchers-pile = 뽑을 카드 <b>{ $count }</b>
heartcatchers-stack =
    { WHO($player) ->
        [you] 내 { $place }번 더미
       *[other] { $player }의 { $place }번 더미
    }
heartcatchers-stack-said =
    { WHO($player) ->
        [you] 내 { $place }번 더미. 앞면 카드: { $up }장. 맨 위: { CARD($top) }. 비밀: { $secrets }장.
       *[other] { $player }의 { $place }번 더미. 앞면 카드: { $up }장. 맨 위: { CARD($top) }. 비밀: { $secrets }장.
    }
heartcatchers-stack-scored =
    { WHO($player) ->
        [you] 내 { $place }번 더미. 앞면 카드({ $up }장): { CARDS($cards) }.
       *[other] { $player }의 { $place }번 더미. 앞면 카드({ $up }장): { CARDS($cards) }.
    }
heartcatchers-stack-up = 앞면 카드

heartcatchers-catch = 잡기
heartcatchers-steal = 훔치기
heartcatchers-stealing = 훔칠 더미
heartcatchers-give = 내주기
heartcatchers-hide = 숨기기
heartcatchers-hide-under =
    { WHO($player) ->
        [you] 내 { $place }번 더미 밑에 { CARD($card) } 숨기기
       *[other] { $player }의 { $place }번 더미 밑에 { CARD($card) } 숨기기
    }
heartcatchers-stolen = 훔침
heartcatchers-given = 내줌
heartcatchers-exchange = 대신 어느 더미를 내줄까요?
heartcatchers-cancel = 취소

heartcatchers-secrets = 비밀
heartcatchers-no-secrets = 비밀 없음
heartcatchers-only-you = 나에게만 보여요
heartcatchers-own-secret = 내 비밀: { CARD($card) }. 나에게만 보여요.
heartcatchers-a-secret = 비밀
heartcatchers-hidden = 뒷면
heartcatchers-secret = 비밀: { CARD($card) }
heartcatchers-secret-worth = 비밀: { CARD($card) }, { NUMBER($points, sign: "exceptZero") }점
heartcatchers-up-first = 앞면 카드, 맨 위부터

heartcatchers-dealt = 게임 { $game } 시작.
heartcatchers-caught =
    { WHO($player) ->
        [you] { JOSA(CARD($card), form: "으로/로") } 내 { $place }번 더미를 잡았어요.
       *[other] { JOSA($player, form: "이/가") } { JOSA(CARD($card), form: "으로/로") } 자기 { $place }번 더미를 잡았어요.
    }
heartcatchers-stole =
    { WHO($player) ->
        [you] { JOSA(CARD($card), form: "으로/로") } { $owner }의 { $place }번 더미를 훔치고, 내 { $given }번 더미를 내줬어요.
       *[other]
            { WHO($owner) ->
                [you] { JOSA($player, form: "이/가") } { JOSA(CARD($card), form: "으로/로") } 내 { $place }번 더미를 훔치고, 자기 { $given }번 더미를 내줬어요.
               *[other] { JOSA($player, form: "이/가") } { JOSA(CARD($card), form: "으로/로") } { $owner }의 { $place }번 더미를 훔치고, 자기 { $given }번 더미를 내줬어요.
            }
    }
heartcatchers-hid-own =
    { WHO($player) ->
        [you] 내 { $place }번 더미 밑에 { JOSA(CARD($card), form: "을/를") } 숨겼어요.
       *[other] { JOSA($player, form: "이/가") } 자기 { $place }번 더미 밑에 { JOSA(CARD($card), form: "을/를") } 숨겼어요.
    }
heartcatchers-hid-own-unknown =
    { WHO($player) ->
        [you] 내 { $place }번 더미 밑에 카드를 숨겼어요.
       *[other] { JOSA($player, form: "이/가") } 자기 { $place }번 더미 밑에 카드를 숨겼어요.
    }
heartcatchers-hid-other =
    { WHO($player) ->
        [you] { $owner }의 { $place }번 더미 밑에 { JOSA(CARD($card), form: "을/를") } 숨겼어요.
       *[other]
            { WHO($owner) ->
                [you] { JOSA($player, form: "이/가") } 내 { $place }번 더미 밑에 { JOSA(CARD($card), form: "을/를") } 숨겼어요.
               *[other] { JOSA($player, form: "이/가") } { $owner }의 { $place }번 더미 밑에 { JOSA(CARD($card), form: "을/를") } 숨겼어요.
            }
    }
heartcatchers-hid-other-unknown =
    { WHO($player) ->
        [you] { $owner }의 { $place }번 더미 밑에 카드를 숨겼어요.
       *[other]
            { WHO($owner) ->
                [you] { JOSA($player, form: "이/가") } 내 { $place }번 더미 밑에 카드를 숨겼어요.
               *[other] { JOSA($player, form: "이/가") } { $owner }의 { $place }번 더미 밑에 카드를 숨겼어요.
            }
    }
heartcatchers-drew =
    { WHO($player) ->
        [you] { JOSA(CARDS($cards), form: "을/를") } 뽑았어요.
       *[other] { JOSA($player, form: "이/가") } { JOSA(CARDS($cards), form: "을/를") } 뽑았어요.
    }
heartcatchers-drew-unknown =
    { WHO($player) ->
        [you] 카드 { $count }장을 뽑았어요.
       *[other] { JOSA($player, form: "이/가") } 카드 { $count }장을 뽑았어요.
    }
heartcatchers-scored = 게임 { $game } 점수: { $one } { $onePoints }점, { $two } { $twoPoints }점.

heartcatchers-starts =
    { WHO($player) ->
        [you] 게임 { $game }: 내가 먼저 시작해요.
       *[other] 게임 { $game }: { JOSA($player, form: "이/가") } 먼저 시작해요.
    }
heartcatchers-turn =
    { WHO($player) ->
        [you] 게임 { $game }, { $turns }턴 중 { $turn }번째. 내가 먼저 시작했어요.
       *[other] 게임 { $game }, { $turns }턴 중 { $turn }번째. { JOSA($player, form: "이/가") } 먼저 시작했어요.
    }
heartcatchers-first-catch =
    { WHO($player) ->
        [you] { JOSA(CARD($card), form: "으로/로") } 더미를 잡았어요. 이제 내 { $place }번 더미예요.
       *[other] { JOSA($player, form: "이/가") } { JOSA(CARD($card), form: "으로/로") } 더미를 잡았어요. 이제 { $player }의 { $place }번 더미예요.
    }

heartcatchers-planned-catch = 내 차례에 할 일: { JOSA(CARD($card), form: "으로/로") } 내 { $place }번 더미 잡기.
heartcatchers-planned-steal = 내 차례에 할 일: { JOSA(CARD($card), form: "으로/로") } { $place }번 더미를 훔치고 내 { $given }번 더미 내주기.
heartcatchers-planned-hide =
    { $side ->
        [mine] 내 차례에 할 일: 내 { $place }번 더미 밑에 { CARD($card) } 숨기기.
       *[theirs] 내 차례에 할 일: 상대의 { $place }번 더미 밑에 { CARD($card) } 숨기기.
    }

heartcatchers-try-catch = { JOSA(CARD($card), form: "으로/로") } 내 { $place }번 더미를 잡아 보세요.
heartcatchers-try-steal = { JOSA(CARD($card), form: "으로/로") } 상대의 { $place }번 더미를 훔쳐 보세요. 대신 내 { $given }번 더미를 내주세요.
heartcatchers-try-hide =
    { $side ->
        [mine] 내 { $place }번 더미 밑에 { JOSA(CARD($card), form: "을/를") } 숨겨 보세요.
       *[theirs] 상대의 { $place }번 더미 밑에 { JOSA(CARD($card), form: "을/를") } 숨겨 보세요.
    }

heartcatchers-scoring = 게임 { $game } 점수 계산
heartcatchers-stage-changes =
    { $count ->
        [0] 게임 { $game } 끝. 숨겨진 변심은 없었어요.
       *[other] 게임 { $game } 끝. 먼저 숨겨진 변심 { $count }장을 공개해요.
    }
heartcatchers-stage-swap =
    { $count ->
        [1] { $place }번 더미끼리 자리를 맞바꾸고, 변심은 버려요.
       *[other] { $place }번 더미끼리 자리를 맞바꾸고, 변심 { $count }장은 버려요.
    }
heartcatchers-stage-cancel = { $place }번 더미: 변심 2장이 서로 상쇄되어 버려져요.
heartcatchers-stage-reveal = 이제 나머지 비밀을 모두 공개해요.
heartcatchers-stage-reveal-none = 나머지 비밀은 없어요.
heartcatchers-stage-secrets = 숨겨진 궁극의 사랑은 한 장에 3점, 하트브레이커는 한 장에 −3점: { $one } { NUMBER($onePoints, sign: "exceptZero") }점, { $two } { NUMBER($twoPoints, sign: "exceptZero") }점.
heartcatchers-stage-secrets-none = 숨겨진 궁극의 사랑이나 하트브레이커는 없었어요.
heartcatchers-stage-faces = 앞면 카드는 한 장에 1점: { $one } { $onePoints }점, { $two } { $twoPoints }점.
heartcatchers-stage-faces-hearts = 무적을 뺀 앞면 카드는 한 장에 1점: { $one } { $onePoints }점, { $two } { $twoPoints }점.
heartcatchers-stage-won =
    { WHO($winner) ->
        [you] 합계: { $one } { $onePoints }점, { $two } { $twoPoints }점. 이번 게임에서 이겼어요!
       *[other] 합계: { $one } { $onePoints }점, { $two } { $twoPoints }점. 이번 게임은 { $winner }의 승리예요.
    }
heartcatchers-stage-drawn = 합계: { $one } { $onePoints }점, { $two } { $twoPoints }점. 이번 게임은 무승부예요.
heartcatchers-stage-won-series =
    { WHO($winner) ->
        [you] 합계: { $one } { $onePoints }점, { $two } { $twoPoints }점. 이번 게임에서 이겼어요! 이긴 게임: { $one } { $oneGames }, { $two } { $twoGames }.
       *[other] 합계: { $one } { $onePoints }점, { $two } { $twoPoints }점. 이번 게임은 { $winner }의 승리예요. 이긴 게임: { $one } { $oneGames }, { $two } { $twoGames }.
    }
heartcatchers-stage-drawn-series = 합계: { $one } { $onePoints }점, { $two } { $twoPoints }점. 이번 게임은 무승부예요. 이긴 게임: { $one } { $oneGames }, { $two } { $twoGames }.
heartcatchers-up = 앞면
heartcatchers-total = 합계
heartcatchers-next = 다음
heartcatchers-skip = 건너뛰기
heartcatchers-continue = 계속

heartcatchers-game = 게임 { $game }
heartcatchers-last-game = 지난 게임
heartcatchers-up-cards = 앞면 카드
heartcatchers-stack-number = { $place }번 더미
heartcatchers-best-of = { $games }게임제 재대결

heartcatchers-decided-draw = 양쪽 모두 { $points }점을 얻었어요.
heartcatchers-decided-games =
    { WHO($player) ->
        [you] 게임 수 { $won } 대 { JOSA($lost, form: "으로/로") } 이겼어요.
       *[other] { JOSA($player, form: "이/가") } 게임 수 { $won } 대 { JOSA($lost, form: "으로/로") } 이겼어요.
    }
heartcatchers-decided-up =
    { WHO($player) ->
        [you] 앞면 카드 점수가 더 높았어요: { $up } 대 { $against }.
       *[other] { $player }의 앞면 카드 점수가 더 높았어요: { $up } 대 { $against }.
    }
heartcatchers-decided-secrets-level = 비밀이 승부를 갈랐어요. 앞면 카드 점수는 똑같이 { $up }점이었어요.
heartcatchers-decided-secrets =
    { WHO($player) ->
        [you] 비밀이 승부를 갈랐어요. 앞면 카드 점수는 { $up } 대 { JOSA($against, form: "으로/로") } 내가 앞섰어요.
       *[other] 비밀이 승부를 갈랐어요. 앞면 카드 점수는 { $up } 대 { JOSA($against, form: "으로/로") } { JOSA($player, form: "이/가") } 앞섰어요.
    }
