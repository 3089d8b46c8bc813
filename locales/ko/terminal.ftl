terminal-card = { CARD($card, form: "bare") }
terminal-decimal = { $whole }.{ $part }
terminal-percent = { $number }%

terminal-catch = { JOSA(CARD($card), form: "으로/로") } 내 { $place }번 더미 잡기
terminal-steal = { JOSA(CARD($card), form: "으로/로") } 상대의 { $place }번 더미를 훔치고 내 { $given }번 더미 주기
terminal-hide =
    { $side ->
        [mine] { JOSA(CARD($card), form: "을/를") } 내 { $place }번 더미 밑에 숨기기
       *[theirs] { JOSA(CARD($card), form: "을/를") } 상대의 { $place }번 더미 밑에 숨기기
    }

terminal-against = { $game }: 상대는 { PLAYERS($players) }예요.
terminal-continues = { $game } 게임을 이어서 해요.
terminal-link = 이 테이블의 링크: { $link }
terminal-type-help = ?를 입력하면 도움말이 나와요.
terminal-saved = 게임을 저장했어요. “moonshot play { $game }”로 이어서 할 수 있어요.
terminal-replay = 리플레이예요. n은 다음, p는 이전 단계예요.

terminal-choice = { $number }. { $label }
terminal-cost = { $label }: { $cost }
terminal-ask = 선택:
terminal-ask-pass =
    { $count ->
       *[other] 카드 { $count }장의 번호(띄어서 입력):
    }
terminal-unknown = “{ $answer }”: 고를 수 없어요. 1부터 { $most }까지의 숫자나 ?를 입력해 주세요.
terminal-pass-wrong =
    { $count ->
       *[other] 서로 다른 숫자 { $count }개를 입력해 주세요.
    }
terminal-not-now = 지금은 고를 것이 없어요.

terminal-hand = 내 패: { $cards }
terminal-hand-empty = 카드가 없어요.
terminal-laid = { $player }: { $card }
terminal-table-empty = 바닥에 카드가 없어요.
terminal-totals = 게임 점수: { $scores }
terminal-stack = { $name }: { $card }, 앞면 { $up }장, 뒷면 { $secrets }장

terminal-help = 키와 명령
terminal-help-number = 그 번호 선택
terminal-help-card = 그 카드 내기(예: QS는 스페이드 퀸)
terminal-help-hand = 내 패
terminal-help-table = 바닥에 놓인 카드
terminal-help-last = 지난 트릭
terminal-help-scores = 점수
terminal-help-log = 지금까지의 기록
terminal-help-hint = 힌트와 각 선택의 손해
terminal-help-undo = 마지막 수 무르기
terminal-help-say = 다른 사람에게 말하기
terminal-help-begin = 자리에 앉기 또는 게임 시작
terminal-help-step = 리플레이의 다음 또는 이전 단계
terminal-help-quit = 저장하고 끝내기
terminal-help-move = 카드 고르기
terminal-help-play = 카드 내기, 또는 건넬 카드로 고르기
terminal-help-mouse = 클릭하면 고르고, 다시 클릭하면 내요
terminal-help-this = 이 목록

terminal-key-play = 내기
terminal-key-hint = 힌트
terminal-key-scores = 점수
terminal-key-last = 지난 트릭
terminal-key-log = 로그
terminal-key-undo = 무르기
terminal-key-chat = 채팅
terminal-key-next = 다음
terminal-key-back = 이전
terminal-key-help = 도움말
terminal-key-quit = 끝내기
terminal-close = { $key }로 닫아요
terminal-thinking = 잠시만요…
terminal-small = 창이 너무 작아요. { $columns }×{ $rows } 이상으로 키워 주세요.
