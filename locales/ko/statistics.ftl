statistics-title = 통계
statistics-empty = 경기를 끝까지 마치면 여기에 통계가 나타나요.
statistics-game = 게임
statistics-against = 상대
statistics-time = 기간
statistics-ever = 전체
statistics-matches = 경기
statistics-won = 승률
statistics-points-hand = 라운드당 점수
statistics-points-game = 게임당 점수
statistics-course = 점수 변화
statistics-course-about = 점은 한 경기이고, 금색은 이긴 경기예요. 선은 최근 10경기의 평균이에요.
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
statistics-list = 이 경기 모두
statistics-date = 날짜
statistics-hands = 라운드
statistics-points = 점수
statistics-against-of =
    { $against ->
        [bots] 봇만
        [people] 사람과
       *[all] 모두
    }
statistics-days = { $count }일
statistics-direction-of =
    { $direction ->
        [left] 왼쪽
        [right] 오른쪽
        [across] 맞은편
        [further] 더 먼 자리
       *[none] 없음
    }
