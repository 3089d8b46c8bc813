account-title = 계정
account-retry = 다시 시도
account-cancel = 취소

account-guest = 게스트로 플레이하고 있어요. 계정을 만들면 모든 기기에서 같은 이름과 경기를 쓸 수 있어요. 이메일 주소는 필요 없어요.
account-sign-up = 가입
account-name = 이름
account-sign-up-passkey = 패스키로 가입
account-sign-up-password = 비밀번호로 가입
account-passkey-help = 패스키는 기기나 비밀번호 관리자에 저장되고, 쓸 때 지문, 얼굴 또는 PIN을 확인해요.
account-no-passkeys = 이 브라우저는 패스키를 지원하지 않아요. 대신 비밀번호를 쓰세요.
account-no-passkeys-here = 패스키는 https로 시작하는 주소나 localhost에서만 쓸 수 있어요. 여기서는 비밀번호를 쓰세요.
account-use-password = 대신 비밀번호 사용
account-new-password = 새 비밀번호
account-password-help = 8자 이상 입력하세요. 이메일을 받지 않기 때문에 비밀번호를 재설정할 수 없어요.
account-sign-in = 로그인
account-sign-in-passkey = 패스키로 로그인
account-use-name = 이름과 비밀번호 사용
account-account-name = 계정 이름
account-password = 비밀번호
account-guest-matches = 이 브라우저에서 게스트로 한 경기는 로그인한 동안 보이지 않아요. 로그아웃하면 다시 나타나요.
account-welcome-passkey = { $name } 님, 환영해요! 이 패스키가 있는 다른 기기에서도 로그인할 수 있어요.
account-welcome-password = { $name } 님, 환영해요! 다른 기기에서는 이 이름과 비밀번호로 로그인하세요.
account-welcome-back = 다시 오셨네요!

account-signed-in =
    { $bot ->
        [true] 봇 <b>{ $name }</b>의 계정으로 로그인했어요. 계정을 만든 날: { $created }.
       *[false] <b>{ $name }</b> 님으로 로그인했어요. 가입한 날: { $created }.
    }
account-sign-out = 로그아웃
account-sign-out-others = 다른 기기 로그아웃
account-sign-out-everywhere = 모든 기기 로그아웃
account-signed-out = 로그아웃했어요. 이제 다시 게스트로 플레이해요.
account-others-signed-out = 다른 기기를 모두 로그아웃했어요.
account-all-signed-out = 모든 기기를 로그아웃했어요. 이제 다시 게스트로 플레이해요.

account-devices = 로그인한 기기
account-device = { $system }의 { $browser }
account-device-unknown = 알 수 없는 기기
account-device-current = { $device } (이 기기)
account-device-times = 로그인: { $since }, 마지막 사용: { $used }
account-sign-out-device = { $device } 로그아웃
account-device-signed-out = 로그아웃한 기기: { $device }
account-devices-note = 180일 동안 쓰지 않은 기기는 로그아웃돼요.

account-ways = 로그인 방법
account-passkey = { $site }의 패스키
account-passkey-times = 만든 날: { $created } ({ $device }), 마지막 사용: { $used }
account-way-password = 이름과 비밀번호
account-remove = 삭제
account-remove-passkey = { $site }의 패스키 삭제
account-remove-password = 비밀번호 삭제
account-change-password = 비밀번호 바꾸기
account-add-password = 비밀번호 추가

account-change-name = 이름 바꾸기
account-new-name = 새 이름
account-change-name-note = 이제부터 새 이름으로 로그인해요. 이미 참가한 테이블에는 예전 이름이 그대로 남아요. 예전 이름은 90일 동안 다른 사람이 쓸 수 없게 맡아 둘게요. 이름은 90일에 3번까지 바꿀 수 있어요.

account-delete = 계정 삭제
account-delete-about = 계정과 함께 패스키, 기기, 경기 목록이 삭제돼요. 끝나지 않은 경기에서는 모두 나가게 돼요. 다른 사람이 참가하지 않은 경기는 삭제돼요. 다른 경기에서는 이름이 ‘삭제된 플레이어’로 바뀌고 메시지가 지워져요. 되돌릴 수 없어요.
account-delete-sure = 내 계정을 삭제할게요.

account-confirm =
    { $action ->
        [add-passkey] 패스키를 추가하려면 본인인지 확인해 주세요
        [rename] 이름을 바꾸려면 본인인지 확인해 주세요
        [set-password] 비밀번호를 설정하려면 본인인지 확인해 주세요
        [remove-passkey] 패스키를 삭제하려면 본인인지 확인해 주세요
        [remove-password] 비밀번호를 삭제하려면 본인인지 확인해 주세요
       *[delete] 계정을 삭제하려면 본인인지 확인해 주세요
    }
account-your-password = 내 비밀번호
account-do =
    { $action ->
        [add-passkey] 패스키 추가
        [rename] 이름 바꾸기
        [set-password] 비밀번호 설정
        [remove-passkey] 패스키 삭제
        [remove-password] 비밀번호 삭제
       *[delete] 계정 완전히 삭제
    }
account-do-passkey = 패스키로 확인
account-passkeys-elsewhere = 이 주소에서는 패스키를 쓸 수 없어요. 패스키를 만든 주소로 페이지를 열어 주세요.
account-passkey-added = 패스키를 추가했어요.
account-renamed = 이제 이름은 { JOSA($name, form: "이에요/예요") }. 예전 이름은 90일 동안 다른 사람이 쓸 수 없게 맡아 둘게요.
account-password-set = 비밀번호를 설정했어요. 다른 기기는 모두 로그아웃했어요.
account-passkey-removed = 패스키를 삭제했어요. 기기나 비밀번호 관리자에서도 삭제하세요.
account-password-removed = 비밀번호를 삭제했어요. 다른 기기는 모두 로그아웃했어요.
account-deleted = 계정을 삭제했어요.

account-passkey-exists = 이 기기에는 이미 이 계정의 패스키가 있어요.
account-passkey-cancelled = 패스키 요청이 취소되었거나 시간이 너무 오래 걸렸어요. 다시 시도해 주세요.
account-passkey-failed = 브라우저가 패스키를 쓰지 못했어요: { $message }
