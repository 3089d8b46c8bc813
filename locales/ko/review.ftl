review-title = 분석
review-title-of = { $game }: 분석
review-loading = 경기를 불러오는 중…
review-about = 모든 결정을 강한 봇의 선택과 비교해요. 봇은 그때 그 자리에서 보이던 것만 알고, 숨은 카드는 몰라요.
review-seat = 자리
review-start = 결정 분석하기
review-stop = 멈추기
review-continue = 계속하기
review-progress =
    { $all ->
       *[other] 결정 { $all }개 중 { $done }개를 분석했어요
    }
review-nothing = 분석할 결정이 없었어요.

review-adjusted-title = 운을 뺀 결과
review-adjusted =
    { $unit ->
        [points] { NUMBER($value, digits: 1) } ± { NUMBER($error, digits: 1) }점
        [matches] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) }승
       *[games] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) }게임 승리
    }
review-adjusted-about =
    { $unit ->
        [points] 경기 점수와 다른 플레이어 평균의 차이에서 카드 운과 다른 플레이어의 선택에 따른 운을 뺀 값이에요. 낮을수록 좋아요. ±는 표준 오차예요. 한 경기만으로 알 수 있는 것은 많지 않아요.
        [matches] 승리를 1로 본 경기 결과에서 카드 운과 다른 플레이어의 선택에 따른 운을 뺀 값이에요. 높을수록 좋아요. ±는 표준 오차예요. 한 경기만으로 알 수 있는 것은 많지 않아요.
       *[games] 이긴 게임 수에서 카드 운을 뺀 값이에요. 높을수록 좋아요. ±는 표준 오차예요. 한 경기만으로 알 수 있는 것은 많지 않아요.
    }
review-luck-result = 결과
review-luck-deal = 카드 운
review-luck-pass = 받은 카드의 운
review-luck-play = 다른 플레이어의 선택에 따른 운
review-adjusted-later = 모든 결정을 분석하면 운을 뺀 결과가 나와요.
review-rate = 결정 하나의 평균 손실: { $costs }.
review-rate-about = 연습할 때 참고하세요. 봇의 선택과 얼마나 다른지를 나타내고, 실력을 나타내지는 않아요.

review-chart = 예상 결과
review-chart-unit = 단위
review-chart-points = 점수
review-chart-chance = 이길 확률
review-chart-about =
    { $unit ->
        [points] 결정 뒤마다 예상되는 경기 점수와 다른 플레이어 평균의 차이예요. 낮을수록 좋아요. 동그라미는 실수예요.
       *[chance] 결정 뒤마다의 이길 확률이에요. 동그라미는 실수예요.
    }
review-chart-label =
    { $count ->
       *[other] 결정 { $count }개마다 예상되는 결과: 처음 { $first }, 마지막 { $last }
    }
review-decision = 결정

review-areas = 손실 내역
review-areas-about = 손실은 점수로, 승패가 걸렸을 때는 이길 확률로 나타내요. 0보다 작으면 봇의 선택보다 좋았던 거예요.
review-area =
    { $area ->
        [pass] 넘기기
        [lead] 리드
        [follow] 따라 내기
        [discard] 버리기
        [moon-tried] 슛 더 문 시도
        [moon-not-stopped] 슛 더 문 허용
        [reward] 슛 더 문 보상
       *[turn] 차례
    }
review-all = 합계
review-cell-points = { NUMBER($cost, digits: 1) }
review-cell-chance = { NUMBER($cost, digits: 1, style: "percent") }

review-marks = 실수
review-none = 표시할 만큼 손실이 큰 결정이 없어요.
review-none-yet = 아직 표시된 결정이 없어요.
review-show-close = 우열을 가릴 수 없는 결정도 보기({ NUMBER($count) })
review-verdict =
    { $verdict ->
        [blunder] 큰 실수
        [mistake] 실수
        [inaccuracy] 작은 실수
       *[close] 우열을 가릴 수 없음
    }
review-place =
    { $round ->
        [game] 게임 { $hand }, { $trick }번째 차례
       *[hand] { $hand }라운드, { $trick }번째 트릭
    }
review-played = 실제 선택
review-better = 더 나은 선택
review-other = 봇의 선택
review-cost = 손실
review-points = { NUMBER($cost, digits: 1) } ± { NUMBER($error, digits: 1) }점
review-chance = 이길 확률 { NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") }
review-reason =
    { $reason ->
        [takes-queen] 스페이드 퀸을 가져갈 확률이 { NUMBER($instead, digits: 0, style: "percent") }에서 { NUMBER($after, digits: 0, style: "percent") }로 높아져요.
        [takes-points] 가져가는 점수가 { NUMBER($instead, digits: 1) }점에서 { NUMBER($after, digits: 1) }점으로 늘어요.
        [gives-up-moon] 슛 더 문에 성공할 확률이 { NUMBER($instead, digits: 0, style: "percent") }에서 { NUMBER($after, digits: 0, style: "percent") }로 낮아져요.
        [tries-moon] 슛 더 문을 노리지만 성공할 확률은 { NUMBER($after, digits: 0, style: "percent") }뿐이에요.
        [lets-moon] 다른 플레이어가 슛 더 문에 성공할 확률이 { NUMBER($instead, digits: 0, style: "percent") }에서 { NUMBER($after, digits: 0, style: "percent") }로 높아져요.
        [keeps-cards] 나중에 더 손해가 될 카드가 손패에 남아요.
        [takes-curses] 가져가는 저주 점수가 { NUMBER($instead, digits: 1) }점에서 { NUMBER($after, digits: 1) }점으로 늘어요.
        [fewer-points-given] 다른 플레이어가 가져가는 점수가 줄어요.
       *[wins-less] 이길 확률이 { NUMBER($instead, digits: 0, style: "percent") }에서 { NUMBER($after, digits: 0, style: "percent") }로 낮아져요.
    }
review-cards = 관련 카드: { CARDS($cards) }.
review-to-replay = 리플레이에서 보기

review-act-pass = 넘기기: { $cards }
review-act-catch = { CARD($card) } 카드로 더미 { $place } 잡기
review-act-steal = { CARD($card) } 카드로 더미 { $place } 훔치고 더미 { $given } 내주기
review-act-hide =
    { $side ->
        [mine] { CARD($card) } 카드를 자기 더미 { $place } 아래에 숨기기
       *[theirs] { CARD($card) } 카드를 상대 더미 { $place } 아래에 숨기기
    }

review-practice = 실수에서 배우기
review-practice-all = 내 실수 연습하기
review-practice-ask = 여기라면 어떻게 하겠어요?
review-practice-choices = 선택지
review-practice-pass =
    { $count ->
       *[other] 넘길 카드 { $count }장을 고르세요.
    }
review-practice-try = 답하기
review-practice-right = 맞아요. 봇도 그렇게 해요.
review-practice-same = 실제로 한 선택인데, 손실이 너무 컸어요. 다시 해 보세요.
review-practice-wrong = 봇은 다르게 해요. 다시 해 보거나 답을 보세요.
review-practice-see = 답 보기
review-practice-next = 다음
review-practice-end = 연습 끝내기

review-hindsight = 결과를 알고 보면
review-hindsight-about = 아무도 볼 수 없었던 모두의 손패를 보고 따져요. 카드가 어떻게 놓였는지 알려 줄 뿐, 결정이 좋았는지는 알려 주지 않고 이 페이지의 어떤 숫자도 바꾸지 않아요.
review-hindsight-progress = 결정 { NUMBER($all) }개 중 { NUMBER($done) }개를 살펴봄
review-hindsight-best = 모든 카드를 펼쳐 보면 가장 좋은 선택은 ‘{ $action }’. 실제 플레이의 손해는 이 배분에서 { $cost }.
review-hindsight-played = 모든 카드를 펼쳐 보면 실제 플레이가 가장 좋은 선택이었어요.
