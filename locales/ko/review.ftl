review-title = 분석
review-title-of = { $game }: 분석
review-loading = 경기를 불러오는 중…
review-about = 모든 결정을 강한 봇의 선택과 비교해요. 그때 그 자리에서 볼 수 있던 것만 쓰고, 숨은 카드는 쓰지 않아요.
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
        [points] 경기 점수에서 다른 플레이어의 평균을 빼고, 카드 운과 다른 플레이어의 선택에 따른 운을 뺀 값이에요. 낮을수록 좋아요. ±는 표준 오차예요. 한 경기로 알 수 있는 것은 적어요.
        [matches] 승리의 몫으로 나타낸 경기 결과에서 카드 운과 다른 플레이어의 선택에 따른 운을 뺀 값이에요. 높을수록 좋아요. ±는 표준 오차예요. 한 경기로 알 수 있는 것은 적어요.
       *[games] 이긴 게임 수에서 카드 운을 뺀 값이에요. 높을수록 좋아요. ±는 표준 오차예요. 한 경기로 알 수 있는 것은 적어요.
    }
review-luck-result = 결과
review-luck-deal = 카드 운
review-luck-pass = 받은 카드의 운
review-luck-play = 다른 플레이어의 선택 운
review-adjusted-later = 모든 결정을 분석하면 운을 뺀 결과가 나와요.
review-rate = 결정 하나의 평균 손실: { $costs }.
review-rate-about = 이 오류율은 연습용이에요. 봇의 탐색과 얼마나 비슷한지를 나타내고, 실력을 나타내지는 않아요.

review-chart = 예상 결과
review-chart-unit = 단위
review-chart-points = 점수
review-chart-chance = 이길 확률
review-chart-about =
    { $unit ->
        [points] 결정할 때마다 예상되는 경기 점수에서 다른 플레이어의 평균을 뺀 값이에요. 낮을수록 좋아요. 동그라미는 실수예요.
       *[chance] 결정할 때마다 이길 확률이에요. 동그라미는 실수예요.
    }
review-chart-label =
    { $count ->
       *[other] 결정 { $count }개마다 예상되는 결과: 처음 { $first }, 마지막 { $last }
    }
review-decision = 결정

review-areas = 어디서 잃었나
review-areas-about = 손실은 점수로, 이길 확률이 중요할 때는 확률로 나타내요. 0보다 작으면 봇의 선택보다 좋았어요.
review-area =
    { $area ->
        [pass] 넘기기
        [lead] 리드
        [follow] 따라 내기
        [discard] 버리기
        [moon-tried] 문 노리기
        [moon-not-stopped] 문 못 막음
        [reward] 문 보상
       *[turn] 차례
    }
review-all = 모두
review-cell-points = { NUMBER($cost, digits: 1) }
review-cell-chance = { NUMBER($cost, digits: 1, style: "percent") }

review-marks = 실수
review-none = 표시할 만큼 손해 본 결정이 없어요.
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
        [game] { $hand }게임, { $trick }번째 차례
       *[hand] { $hand }라운드, { $trick }번째 트릭
    }
review-played = 낸 것
review-better = 더 나은 것
review-other = 봇의 선택
review-cost = 손실
review-points = { NUMBER($cost, digits: 1) } ± { NUMBER($error, digits: 1) }점
review-chance = 이길 확률 { NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") }
review-reason =
    { $reason ->
        [takes-queen] 스페이드 퀸을 더 자주 가져가요: { NUMBER($instead, digits: 0, style: "percent") } 대신 { NUMBER($after, digits: 0, style: "percent") }.
        [takes-points] 점수를 더 많이 가져가요: { NUMBER($instead, digits: 1) }점 대신 { NUMBER($after, digits: 1) }점.
        [gives-up-moon] 슛 더 문에 덜 성공해요: { NUMBER($instead, digits: 0, style: "percent") } 대신 { NUMBER($after, digits: 0, style: "percent") }.
        [tries-moon] 슛 더 문을 노리지만 { NUMBER($after, digits: 0, style: "percent") }만 성공해요.
        [lets-moon] 다른 플레이어가 슛 더 문에 더 자주 성공해요: { NUMBER($instead, digits: 0, style: "percent") } 대신 { NUMBER($after, digits: 0, style: "percent") }.
        [keeps-cards] 나중에 더 손해가 되는 카드가 손에 남아요.
        [takes-curses] 저주 점수를 더 많이 가져가요: { NUMBER($instead, digits: 1) }점 대신 { NUMBER($after, digits: 1) }점.
        [fewer-points-given] 다른 플레이어가 점수를 덜 가져가요.
       *[wins-less] 덜 자주 이겨요: { NUMBER($instead, digits: 0, style: "percent") } 대신 { NUMBER($after, digits: 0, style: "percent") }.
    }
review-cards = 관련 카드: { CARDS($cards) }.
review-to-replay = 다시 보기에서 보기

review-act-pass = 넘기기: { $cards }
review-act-catch = { CARD($card) } 카드로 더미 { $place } 잡기
review-act-steal = { CARD($card) } 카드로 더미 { $place } 훔치고 더미 { $given } 주기
review-act-hide =
    { $side ->
        [mine] { CARD($card) } 카드를 자기 더미 { $place } 아래에 숨기기
       *[theirs] { CARD($card) } 카드를 상대 더미 { $place } 아래에 숨기기
    }

review-practice = 실수에서 배우기
review-practice-count = 실수 { $number }/{ $of }
review-practice-ask = 여기서 어떻게 할까요?
review-practice-choices = 선택
review-practice-pass =
    { $count ->
       *[other] 넘길 카드 { $count }장을 고르세요.
    }
review-practice-try = 해 보기
review-practice-right = 맞아요. 봇의 선택이에요.
review-practice-same = 실제로 낸 것이고, 손해가 너무 컸어요. 다시 해 보세요.
review-practice-wrong = 봇은 다른 것을 골라요. 다시 해 보거나 답을 보세요.
review-practice-see = 답 보기
review-practice-next = 다음
review-practice-end = 연습 끝내기
