table-title = { $game } · Moonshot
table-title-turn = ● 내 차례 · { $game } · Moonshot
table-title-loading = 테이블 · Moonshot
table-loading = 테이블을 준비하는 중…
table-unreachable = 서버에 연결할 수 없어요
table-unreachable-why = 계속 시도하고 있어요. 서버가 응답하면 테이블이 열려요.
table-connection-lost = 연결이 끊겼어요. 다시 연결하는 중…
table-your-cards = 내 카드
table-sit-down = 앉기
table-show-result = 결과 보기
table-no-last-trick = 지금은 보여 줄 지난 트릭이 없어요.
table-choice-failed = 선택지를 불러오지 못했어요. 페이지를 새로고침해 주세요.

table-toolbar = 테이블
table-round = { $round ->
    [game] 게임 { $number }
   *[hand] { $number }라운드
  }
table-round-of = { $number }/{ $of }라운드
table-round-best = 게임 { $number } · { $of }게임제
table-take-back = 무르기
table-last-trick = 지난 트릭
table-scores = 점수
table-log = 로그
table-history = 다시 보기
table-people = 참가자
table-rules = 규칙
table-settings = 설정
table-shortcuts = 단축키
table-menu = 메뉴
table-with-key = { $name } ({ $key })

table-status = 라운드 상황
table-status-scoring = 점수 계산
table-status-on-hold = 멈춤
table-status-paused = 일시정지
table-status-your-turn = 내 차례
table-status-pass = { $player }에게 { $count }장 넘기기
table-status-passed = { $player }에게 넘기기
table-status-pass-direction = { $direction ->
    [left] 왼쪽으로 넘기기
    [right] 오른쪽으로 넘기기
    [across] 맞은편으로 넘기기
   *[further] 왼쪽 { $places }번째 자리로 넘기기
  }
table-status-hearts = { $broken ->
    [true] 하트 깨짐
   *[false] 하트 안 깨짐
  }
table-status-hearts-short = { $broken ->
    [true] 깨짐
   *[false] 안 깨짐
  }
table-status-trick = 트릭 { $now }/{ $of }

table-seats = { $watching ->
    [true] 플레이어, 시계 방향
   *[false] 다른 플레이어, 왼쪽부터 시계 방향
  }
table-own-mark = (나)
table-badge-leads = 이번 트릭 리드
table-badge-deals = 딜러
table-badge-turn = 차례
table-badge-clock = 이번 수 { $left }, 예비 시간 { $reserve }
table-badge-time-left = { $left } 남음
table-badge-reserve-left = 예비 시간 { $reserve } 남음
table-badge-cards = 카드 { $count }장
table-badge-tiles = 타일 { $count }개
table-badge-points = 이번 라운드 { $count }점
table-badge-curses = 이번 라운드 저주 { $count }점
table-badge-curses-before = 이번 라운드 저주 { $count }점, { $gift } 적용 전
table-badge-score = 총점: { $score }

table-score-strip = 총점
table-score-end = { $over ->
    [true] { $total }점을 넘으면 경기 끝
   *[false] { $total }점에 이르면 경기 끝
  }

table-trick = 현재 트릭
table-trick-card = { $name }: { CARD($card, form: "bare") }

table-hint = 힌트
table-play-as = { CARD($card) } 내는 방법
table-play-cancel = 취소
table-pass-missing = { $count }장 더 선택
table-pass-cards = 카드 { $count }장 넘기기
table-pass-tiles = 타일 { $count }개 넘기기
table-continue = 계속
table-keep-card = { $tiles ->
    [true] 이 타일 그대로
   *[false] 이 카드 그대로
  }
table-settled = 이제 점수가 바뀔 수 없어요.
table-end-hand = { $asks ->
    [true] 라운드 종료 요청
   *[false] 라운드 끝내기
  }
table-rest-yours = 남은 트릭은 모두 내 것이에요.
table-claim = { $asks ->
    [true] 모두 가져가기 요청
   *[false] 모두 가져가기
  }
table-skip-ahead = 건너뛰기
table-answer = 답하기

table-tip = 도움말
