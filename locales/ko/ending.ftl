ending-standing = 순위표
ending-place = 순위
ending-player = 플레이어
ending-this-hand = 이번 라운드
ending-last-hand = 지난 라운드
ending-total = 총점
ending-line = { $over ->
    [true] 누군가 { $total }점을 넘으면 경기가 끝나요.
   *[false] 누군가 { $total }점에 이르면 경기가 끝나요.
  }

ending-hands = 라운드별 점수
ending-hand = 라운드
ending-hands-none = 아직 점수를 낸 라운드가 없어요.
ending-hands-total = 합계

ending-scores = 점수
ending-continue = 계속

ending-moon = 슛 더 문 성공: 보상을 고르세요
ending-moon-self = 내 점수에서 빼기
ending-moon-others = 다른 모두에게 더하기
ending-moon-totals = 고른 뒤의 총점
ending-moon-you = 나

ending-no-winner = 이번에는 승자가 없어요
ending-tricks = 마지막 라운드의 트릭
ending-verify = 카드 배분 검증
ending-not-ready = 준비 취소
ending-start = 봇과 시작
ending-harder = 더 어려운 봇
ending-watch-next = 다음 경기 관전
ending-go-next = 다음 경기로
ending-rematch = 재대결
ending-ready = ✓ 준비 완료
ending-again = 같은 패로 다시 하기
ending-again-hand = { $number }라운드부터 다시 하기
ending-challenge = 친구에게 도전하기
ending-results =
    { $kind ->
        [duplicate] 순위와 다음 경기
       *[other] 결과 비교하기
    }
ending-replay = 경기 리플레이

ending-highlight-moon-made =
    { WHO($player) ->
        [you] 슛 더 문에 { $count }번 성공했어요.
       *[other] { JOSA($player, form: "이/가") } 슛 더 문에 { $count }번 성공했어요.
    }
ending-highlight-moon-stopped =
    { WHO($player) ->
        [you] 다른 사람의 슛 더 문을 { $count }번 막았어요.
       *[other] { JOSA($player, form: "이/가") } 다른 사람의 슛 더 문을 { $count }번 막았어요.
    }
ending-highlight-moon-missed =
    { WHO($player) ->
        [you] 슛 더 문에 { $count }번 다가갔지만 이루지 못했어요.
       *[other] { JOSA($player, form: "이/가") } 슛 더 문에 { $count }번 다가갔지만 이루지 못했어요.
    }
ending-highlight-comeback =
    { WHO($player) ->
        [you] { $hand }라운드 뒤에 { $count }점 뒤졌지만 역전승했어요.
       *[other] { JOSA($player, form: "이/가") } { $hand }라운드 뒤에 { $count }점 뒤졌지만 역전승했어요.
    }
ending-highlight-lead-lost =
    { WHO($player) ->
        [you] { $hand }라운드 뒤에 { $count }점 앞섰지만 이기지 못했어요.
       *[other] { JOSA($player, form: "이/가") } { $hand }라운드 뒤에 { $count }점 앞섰지만 이기지 못했어요.
    }
ending-highlight-queen-taken =
    { WHO($player) ->
        [you] 스페이드 퀸을 { $count }번 가져갔어요.
       *[other] { JOSA($player, form: "이/가") } 스페이드 퀸을 { $count }번 가져갔어요.
    }
ending-highlight-queen-given =
    { WHO($player) ->
        [you] 스페이드 퀸을 { $count }번 떠넘겼어요.
       *[other] { JOSA($player, form: "이/가") } 스페이드 퀸을 { $count }번 떠넘겼어요.
    }
ending-highlight-clean-hands =
    { WHO($player) ->
        [you] { $count }개 라운드에서 점수를 받지 않았어요.
       *[other] { JOSA($player, form: "이/가") } { $count }개 라운드에서 점수를 받지 않았어요.
    }
ending-highlight-worst-hand =
    { WHO($player) ->
        [you] { $hand }라운드에서 { $count }점으로 가장 많이 받았어요.
       *[other] { JOSA($player, form: "이/가") } { $hand }라운드에서 { $count }점으로 가장 많이 받았어요.
    }
ending-highlight-wilds =
    { WHO($player) ->
        [you] 와일드를 { $count }장 냈어요.
       *[other] { JOSA($player, form: "이/가") } 와일드를 { $count }장 냈어요.
    }
ending-highlight-curses =
    { WHO($player) ->
        [you] 저주를 { $count }장 가져갔어요.
       *[other] { JOSA($player, form: "이/가") } 저주를 { $count }장 가져갔어요.
    }
ending-highlight-stolen =
    { WHO($player) ->
        [you] 더미를 { $count }개 훔쳤어요.
       *[other] { JOSA($player, form: "이/가") } 더미를 { $count }개 훔쳤어요.
    }
ending-highlight-caught =
    { WHO($player) ->
        [you] 내 쪽 더미를 { $count }개 잡았어요.
       *[other] { JOSA($player, form: "이/가") } 자기 쪽 더미를 { $count }개 잡았어요.
    }
ending-highlight-secret-points =
    { WHO($player) ->
        [you] 비밀 카드로 { $count }점을 얻었어요.
       *[other] { JOSA($player, form: "이/가") } 비밀 카드로 { $count }점을 얻었어요.
    }
ending-highlight-secrets-laid =
    { WHO($player) ->
        [you] 비밀 카드를 { $count }장 숨겼어요.
       *[other] { JOSA($player, form: "이/가") } 비밀 카드를 { $count }장 숨겼어요.
    }
ending-highlight-tricks =
    { WHO($player) ->
        [you] 트릭을 { $count }번 가져갔어요.
       *[other] { JOSA($player, form: "이/가") } 트릭을 { $count }번 가져갔어요.
    }
ending-highlights = 하이라이트
ending-review = 분석
