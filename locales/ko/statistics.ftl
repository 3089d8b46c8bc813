statistics-title = 통계
statistics-empty = 경기를 끝까지 마치면 여기에 통계가 나타나요.
statistics-practice = 내 실수 연습하기
statistics-game = 게임
statistics-against = 상대
statistics-time = 기간
statistics-ever = 전체
statistics-matches = 경기
statistics-won = 승률
statistics-points-hand = 라운드당 점수
statistics-points-game = 게임당 점수
statistics-course = 점수 변화
statistics-course-about = 동그라미 하나가 한 경기이고, 금색은 이긴 경기예요. 선은 최근 10경기의 평균이에요.
statistics-places = 순위
statistics-place = 순위
statistics-passes = 넘기는 방향별 점수
statistics-direction = 방향
statistics-moons-tried = 슛 더 문 시도
statistics-moons-made = 슛 더 문 성공
statistics-moons-stopped = 슛 더 문 저지
statistics-moons-suffered = 당한 슛 더 문
statistics-queens-taken = 가져간 스페이드 퀸
statistics-queens-given = 떠넘긴 스페이드 퀸
statistics-list = 모든 경기 목록
statistics-date = 날짜
statistics-hands = 라운드
statistics-points = 점수
statistics-against-of =
    { $against ->
        [bots] 봇만
        [people] 사람 포함
       *[all] 모두
    }
statistics-days = { $count }일
statistics-direction-of =
    { $direction ->
        [left] 왼쪽
        [right] 오른쪽
        [across] 맞은편
        [further] 더 왼쪽
       *[none] 넘기지 않음
    }

## What reviews found

statistics-reviews = 운과 결정
# When no match of the reader has been reviewed.
statistics-reviews-none = 끝난 경기를 분석하면 운이 얼마나 작용했고 내 결정으로 얼마나 잃었는지 여기에 나와요.
statistics-reviewed = 분석한 경기
# A number with its standard error stands below; as in the review.
statistics-adjusted =
    { $unit ->
        [points] 운을 뺀 결과(라운드당)
        [matches] 운을 뺀 결과(경기당)
       *[games] 운을 뺀 결과(게임당)
    }
statistics-with-luck =
    { $unit ->
        [points] 운을 포함한 결과(라운드당)
        [matches] 운을 포함한 결과(경기당)
       *[games] 운을 포함한 결과(게임당)
    }
statistics-result =
    { $unit ->
        [points] { NUMBER($value, digits: 1) } ± { NUMBER($error, digits: 1) }
       *[games] { NUMBER($value, digits: 2) } ± { NUMBER($error, digits: 2) }
    }
statistics-plain =
    { $unit ->
        [points] { NUMBER($value, digits: 1) }
       *[games] { NUMBER($value, digits: 2) }
    }
statistics-cost = 결정 하나의 손실
statistics-cost-points = { NUMBER($cost, digits: 2) } ± { NUMBER($error, digits: 2) }
statistics-cost-chance = { NUMBER($cost, digits: 1, style: "percent") } ± { NUMBER($error, digits: 1, style: "percent") }
statistics-reviews-about =
    { $unit ->
        [points] 결과는 점수와 다른 플레이어 평균의 차이예요. 낮을수록 좋아요. ±는 표준 오차예요.
        [matches] 결과는 이긴 경기의 비율이에요. 1이면 모두 이긴 것이고, 0이면 모두 진 것이에요. ±는 표준 오차예요.
       *[games] 결과는 이긴 게임의 비율이에요. 1이면 모두 이긴 것이고, 0이면 모두 진 것이에요. ±는 표준 오차예요.
    }
statistics-cost-course = 결정 하나의 손실 추이
statistics-cost-about = 동그라미 하나가 분석한 경기 하나이고, 표준 오차도 함께 보여요. 손실은 강한 봇의 플레이와 얼마나 다른지를 나타내고, 실력을 나타내지는 않아요.
