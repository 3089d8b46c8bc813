room-begun = 경기가 시작됐어요. { $delay } 늦게 보여요.
room-free =
    { $count ->
        [0] 빈자리가 없어요.
       *[other] 빈자리가 { $count }개 있어요.
    }
room-listed-own = 여기 있는 동안 다른 플레이어가 로비에서 이 테이블을 찾을 수 있어요.
room-listed = { $host } 님이 여기 있는 동안 다른 플레이어가 로비에서 이 테이블을 찾을 수 있어요.
room-start-own =
    { $free ->
        [true] 준비되면 시작하세요. 빈자리는 봇이 채워요.
       *[false] 준비되면 시작하세요.
    }
room-start-host = { $host } 님이 경기를 시작해요.
room-no-host = 처음 앉는 플레이어가 방장이 돼요.

room-start = 경기 시작
room-leave = 테이블 나가기
room-sit-down = 앉기
room-sit-reserved = 예약된 자리에 앉기
room-join-late = 지금도 참가할 수 있어요. 봇의 카드와 점수를 이어받아요.
room-invite = 플레이어 초대
room-invite-title = Moonshot에서 { $game } 한 판
room-chat = 채팅
room-alerts = 내 차례가 되면
room-settings = 테이블 설정

room-seat-free = 빈자리
room-seat-reserved = { $name } 님 예약석
room-seat-own = { $name } (나)
room-host = 방장
room-sit-here = 여기 앉기
room-sit-here-label = 여기 앉기, { $seat }번 자리
room-add-bot = 봇 추가
room-add-bot-label = 봇 추가, { $seat }번 자리
room-bot-level = { $name }의 레벨
room-remove = 내보내기
room-remove-label = 내보내기: { $name }
room-remove-sure = 완전히 내보내기?
room-remove-sure-label = 완전히 내보내기? { $name }
room-make-host = 방장 넘기기
room-make-host-label = 방장 넘기기: { $name }
room-swap = 옮기기
room-swap-label = 옮기기: { $name }
room-swap-here = 여기와 교환
room-swap-here-label = 여기와 교환, { $seat }번 자리
room-swap-cancel = 취소
room-swap-cancel-label = 취소: { $name } 옮기기

room-people = 테이블 참가자
room-clock = { $left } 남음, 예비 시간 { $reserve }
room-take-over = 이어받기
room-take-over-label = 이어받기: { $name }의 자리
room-report = 신고
room-report-label = 신고: { $name }
room-report-left-label = 신고: 테이블을 나간 { $name }
room-left = 테이블을 나감
room-spectators = 관전자 { $count }명
room-spectators-delay = 관전자 { $count }명, { $delay } 지연
room-take-over-heading = 봇의 자리 이어받기
room-take-over-text = 봇의 카드와 점수를 이어받아요. 위에서 봇을 고르거나, 앉기를 눌러 첫 번째 봇의 자리에 앉으세요.
room-actions = 동작
room-come-back = 계속 플레이
room-step-out = 잠시 쉬기
room-ask-undo = 내 마지막 수 무르기 요청
room-ask-stop = 경기 중단 요청
room-stop = 경기 중단
room-stop-sure = 결과 없이 중단할까요?
room-pause = 경기 일시정지
room-resume = 경기 재개
room-leave-sure = 완전히 나갈까요? 봇이 자리를 이어받아요
room-slow = 누군가 느리거나 나가면
room-invite-watch =
    { $join ->
        [true] 이 링크가 있으면 누구나 관전하거나 봇의 자리를 이어받을 수 있어요.
       *[false] 이 링크가 있으면 누구나 관전할 수 있어요.
    }
room-device = 다른 기기에서 계속하기
room-device-title = Moonshot의 내 자리
room-device-text = 다른 기기에서 이 링크를 열거나 휴대전화 카메라로 스캔하세요. 링크를 여는 사람이 내 자리를 차지하니까 공유하지 마세요. 이 브라우저에서 자리를 잃어버릴 때를 대비해 코드를 보관해 두세요.

room-join = 이 경기에 참가하기
room-join-text = 봇의 카드와 점수를 이어받아요.
room-join-seat = 자리
room-join-bot = { $name }, { $score }
room-join-full = 남은 자리가 없어요. 계속 관전할 수 있어요.

room-move = 이 기기에서 계속할까요?
room-move-text = 이 링크는 내 자리를 이 기기로 옮겨요. 그러면 다른 기기에서는 관전만 할 수 있어요.
room-move-watch = 관전만 하기
room-move-take = 자리 옮기기

room-share-link = 링크 공유
room-copy-link = 링크 복사
room-link = 링크
room-qr = 링크의 QR 코드
room-local = <b>이 링크는 이 컴퓨터에서만 열려요.</b> 네트워크의 다른 기기에서도 참가하게 하려면 Moonshot을 다음과 같이 다시 시작하세요: <code>{ $command }</code>

room-proof = 공정함이 증명되는 카드 배분
room-proof-text = 서버는 이미 비밀 값을 정해 두었고, 이것이 그 값의 지문이에요. 플레이어가 앉을 때마다 브라우저가 난수를 하나씩 더하고, 그런 다음에야 카드를 나눠요. 경기가 끝나면 누구나 모든 셔플을 검증할 수 있어요.
room-proof-added =
    { $you ->
        [true]
            { $count ->
                [1] 내 브라우저가 난수를 더했어요.
               *[other] 나를 포함해 { $count }명이 난수를 더했어요.
            }
       *[false] { $count }명이 난수를 더했어요.
    }

room-title = 테이블 이름
room-title-none = 선택 사항
room-access = 참가와 관전
room-access-link = 링크가 있는 누구나
room-access-listed = 로비에 있는 누구나
room-access-closed = 더 받지 않음
room-time = 시간제한
room-away = 봇이 대신하기까지 자리를 비운 시간
room-delay = 관전 지연
room-delay-none = 없음
room-late = 경기 중에도 봇의 자리를 이어받을 수 있음
room-write = 플레이어가 채팅 메시지를 쓸 수 있음
room-hints = 플레이어가 힌트를 볼 수 있음
room-rotate = 재대결 때마다 자리 옮기기
room-retry = { $error } 다시 시도하는 중…
