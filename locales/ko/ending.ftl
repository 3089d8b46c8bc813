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
ending-replay = 경기 다시 보기
