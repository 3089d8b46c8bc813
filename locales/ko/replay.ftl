replay-title = 리플레이
replay-title-of = { $game } 리플레이
replay-loading = 경기를 불러오는 중…
replay-hand-of =
    { $round ->
        [game] 게임 { $number }(전체 { $of })
       *[hand] { $number }라운드(전체 { $of })
    }
replay-place =
    { $round ->
        [game] 게임 { $hand }, { $of }수 중 { $step }번째.
       *[hand] { $hand }라운드, { $of }수 중 { $step }번째.
    }
replay-unnoticed = 이 자리에서는 볼 수 없는 일이 있었어요.
replay-pass-chosen = { $player }의 건넬 카드: { CARDS($cards) }.
replay-passed = { JOSA($from, form: "이/가") } { $to }에게 { CARDS($cards) } 카드를 넘겼어요.

replay-eyes = 시점
replay-all-open = 모든 패 공개
replay-eyes-of = { $name }의 시점
replay-contents = 라운드와 점수
replay-hands = 손패
replay-no-cards = 카드 없음

replay-controls = 리플레이 조작
replay-previous-hand =
    { $round ->
        [game] 이전 게임
       *[hand] 이전 라운드
    }
replay-previous-trick =
    { $turns ->
        [true] 이전 차례
       *[false] 이전 트릭
    }
replay-back = 한 수 뒤로
replay-play = 재생
replay-pause = 일시 정지
replay-forward = 한 수 앞으로
replay-next-trick =
    { $turns ->
        [true] 다음 차례
       *[false] 다음 트릭
    }
replay-next-hand =
    { $round ->
        [game] 다음 게임
       *[hand] 다음 라운드
    }
replay-slider = 수순
replay-speed = 속도
replay-speed-name =
    { $speed ->
        [slow] 느리게
        [fast] 빠르게
       *[normal] 보통
    }

replay-list =
    { $round ->
        [game] 게임
       *[hand] 라운드
    }
replay-round =
    { $round ->
        [game] 게임 { $number }
       *[hand] { $number }라운드
    }
replay-trick =
    { $turns ->
        [true] 차례 { $number }
       *[false] 트릭 { $number }
    }
replay-points = { $points }점
replay-score = { $name } { NUMBER($points) }점
replay-not-scored = 끝나지 않음
replay-moon = { $name } 슛 더 문 성공

replay-scores = 점수
replay-chart =
    { $round ->
        [game] 게임마다의 점수(모두 { $count }게임)
       *[hand] 라운드마다의 점수(모두 { $count }라운드)
    }
replay-as-table = 표로 보기
replay-round-column =
    { $round ->
        [game] 게임
       *[hand] 라운드
    }

replay-chances = { JOSA($name, form: "이/가") } 알 수 있던 것
replay-you-passed = { $name }에게 넘긴 카드: { CARDS($cards) }
replay-you-received = { $name }에게서 받은 카드: { CARDS($cards) }
replay-void = { $name }에게 없는 무늬: { $suits }
replay-chances-caption = 보이지 않는 카드를 가질 확률(가능한 배분 { $count }가지)
replay-elsewhere = 다른 곳
replay-all-seen = 모든 카드를 볼 수 있었어요.
replay-chances-loading = 세는 중…

replay-share = 공유
replay-link = 이 장면의 링크
replay-copy = 복사
replay-export = 기록 파일 내려받기

replay-running = 아직 진행 중인 경기예요. 끝나면 리플레이를 볼 수 있어요. 그때까지는 테이블의 ‘다시 보기’에서 내가 본 내용을 확인하세요.
replay-to-table = 테이블로
replay-to-matches = 내 경기

replay-import = 파일에서 경기 열기
replay-import-about = 다른 사람에게서 받은 파일처럼 기록 파일을 고르세요. 모든 수를 확인한 뒤 리플레이를 볼 수 있어요.
replay-import-file = 기록 파일
replay-importing = 모든 수를 확인하는 중…
replay-import-large = 경기 파일이라기에는 너무 커요. Moonshot에서 내려받은 기록 파일을 고르세요.
replay-import-foreign = { $file }: 기록 파일이 아니에요. Moonshot에서 내려받은 파일을 고르세요.

replay-what-if = 다르게 했다면
replay-what-if-about = 자리를 골라 이 장면부터 이어서 플레이하세요. 원래 경기는 그대로예요.
replay-branch-seat = 맡을 플레이어
replay-branch-cards = 다른 사람의 카드
replay-branch-same = 그대로
replay-branch-new = 다시 나누기
replay-branch-name = 이름
replay-branch-default =
    { $round ->
        [game] 게임 { $hand }, { $step }수, { $player }
       *[hand] { $hand }라운드 { $step }수, { $player }
    }
replay-branch-place =
    { $round ->
        [game] 게임 { $hand }, { $step }수, { $player }
       *[hand] { $hand }라운드 { $step }수, { $player }
    }
replay-play-on = 여기서 이어 하기
replay-branches = 지금까지의 시도

replay-same = 같은 카드로 다시
replay-same-about = 같은 봇을 상대로 이 카드 배분을 다시 하거나 친구에게 도전해 보세요. 링크를 받은 모두가 같은 카드를 받고, 라운드마다 결과를 비교할 수 있어요.
replay-same-match = 처음부터 하기
replay-same-hand =
    { $round ->
        [game] { $number }번째 게임부터 하기
       *[hand] { $number }라운드부터 하기
    }
replay-origin =
    { $kind ->
        [imported] 파일에서
        [branch] 만약에
        [again] 같은 카드
        [challenge] 도전
        [duplicate] 듀플리케이트 경기
       *[daily] 오늘의 패
    }

replay-shared = 함께 보기
replay-shared-about = 이 리플레이의 링크를 보내세요. 링크를 연 모두가 내가 보여 주는 순간을 함께 봐요.
replay-shared-start = 함께 보기 시작
replay-shared-link = 함께 보기 링크
replay-shared-leave = 나가기
replay-shared-count =
    { $count ->
        [1] 나만 보고 있어요.
       *[other] { $count }명이 보고 있어요.
    }
replay-shared-guest = 손님
replay-shared-leads = (진행자)
replay-shared-you = (나)
replay-shared-state =
    { $state ->
        [leads] 내가 진행 중
        [follows] { $name } 따라가는 중
        [looks] 진행자: { $name }
       *[none] 진행자 없음
    }
replay-shared-follow = 따라가기
replay-shared-stop = 직접 보기
replay-shared-lead = 진행하기
replay-shared-hand-over = { $name }에게 진행 넘기기
