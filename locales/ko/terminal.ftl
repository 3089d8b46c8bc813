terminal-card = { CARD($card, form: "bare") }
terminal-decimal = { $whole }.{ $part }
terminal-percent = { $number }%

terminal-catch = { JOSA(CARD($card), form: "으로/로") } 내 { $place }번 더미 잡기
terminal-steal = { JOSA(CARD($card), form: "으로/로") } 상대의 { $place }번 더미를 훔치고 내 { $given }번 더미 내주기
terminal-hide =
    { $side ->
        [mine] 내 { $place }번 더미 밑에 { CARD($card) } 숨기기
       *[theirs] 상대의 { $place }번 더미 밑에 { CARD($card) } 숨기기
    }

terminal-against = { $game } 경기를 시작해요. 상대: { PLAYERS($players) }
terminal-continues = { $game } 경기를 이어서 해요.
terminal-link = 이 테이블의 링크: { $link }
terminal-type-help = ?를 입력하면 도움말이 나와요.
terminal-saved = 경기를 저장했어요. ‘moonshot play { $game }’로 이어서 할 수 있어요.
terminal-replay = 리플레이예요. n은 한 수 앞으로, p는 한 수 뒤로 가요.

terminal-choice = { $number }. { $label }
terminal-cost = { $label }: { $cost }
terminal-ask = 선택:
terminal-ask-pass =
    { $count ->
       *[other] 번호 { $count }개(띄어서 입력):
    }
terminal-unknown = ‘{ $answer }’: 고를 수 없어요. 1~{ $most } 사이의 번호나 ?를 입력해 주세요.
terminal-pass-wrong =
    { $count ->
        [1] 번호 하나를 입력해 주세요.
       *[other] 서로 다른 번호 { $count }개를 입력해 주세요.
    }
terminal-not-now = 지금은 고를 것이 없어요.
terminal-say-what = ‘say’ 뒤에 메시지를 입력해 주세요.
terminal-not-here = 서버의 테이블에서만 쓸 수 있어요.
terminal-only-replay = 리플레이에서만 쓸 수 있어요.
terminal-first-step = 첫 수예요.
terminal-last-step = 마지막 수예요.
terminal-no-tables = 플레이어를 기다리는 테이블이 없어요. 게임을 적으면 새로 만들 수 있어요.

terminal-hand = 내 패: { $cards }
terminal-hand-empty = 손에 남은 패가 없어요.
terminal-laid = { $player }: { $card }
terminal-table-empty = 테이블에 놓인 것이 없어요.
terminal-totals = 총점: { $scores }
terminal-stack = { $name }. 앞면 카드: { $up }장. 맨 위: { $card }. 비밀: { $secrets }장.

terminal-help = 키와 명령
terminal-help-number = 그 번호 고르기
terminal-help-card = 그 카드 내기(예: QS는 스페이드 퀸)
terminal-help-hand = 내 패
terminal-help-table = 테이블에 놓인 카드
terminal-help-last = 지난 트릭
terminal-help-scores = 점수
terminal-help-log = 지금까지 있었던 일
terminal-help-hint = 힌트와 다른 수의 손실
terminal-help-undo = 마지막 수 무르기
terminal-help-say = 다른 사람에게 말하기
terminal-help-begin = 자리에 앉기 또는 경기 시작
terminal-help-step = 리플레이에서 한 수 앞뒤로
terminal-help-answer = 제안에 답하기: 예, 아니요
terminal-help-actions = 여기서 더 할 수 있는 일
terminal-help-quit = 끝내기(봇과의 경기는 저장)
terminal-help-leave = 끝내기
terminal-help-move = 카드 고르기
terminal-help-play = 카드 내기, 또는 넘길 카드로 고르기
terminal-help-mouse = 클릭: 카드 고르기, 고른 카드는 내기
terminal-help-this = 이 목록

terminal-key-play = 내기
terminal-key-hint = 힌트
terminal-key-scores = 점수
terminal-key-last = 지난 트릭
terminal-key-log = 로그
terminal-key-undo = 무르기
terminal-key-chat = 채팅
terminal-key-actions = 동작
terminal-key-begin = 시작
terminal-key-next = 다음
terminal-key-back = 이전
terminal-key-help = 도움말
terminal-key-quit = 끝내기
terminal-close = { $key }로 닫기
terminal-thinking = 잠깐만요…
terminal-small = 창이 너무 작아요. 가로 { $columns }칸, 세로 { $rows }줄 이상으로 키워 주세요.
