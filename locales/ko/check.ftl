check-title = 카드 배분 검증
check-about = 서버는 경기 전에 비밀 시드의 해시를 공개하고, 경기가 끝나면 시드를 밝혀요. 이제 브라우저가 서버에 묻지 않고 그 시드로 모든 셔플을 다시 계산해서 카드를 비교해요.
check-file = 기록 파일
check-kept = 경기 전에 저장해 둔 커밋먼트 (선택)
check-kept-form = 16진수 64자리

check-failed = 검사 { $count }개를 통과하지 못했어요.
check-no-shuffle = 오류는 없지만 검증할 셔플도 없었어요.
check-verified = 검증 완료: 모든 카드가 기록 파일의 시드에서 나왔어요.
check-verified-kept = 검증 완료: 모든 카드가 경기 전에 정해진 시드에서 나왔어요.

check-steps = 단계별 결과
check-source-server = 서버에서 받은 이 경기의 기록 파일
check-source-file = 파일: { $file }
check-mark =
    { $is ->
        [right] 통과
        [wrong] 틀림
       *[note] 참고
    }
check-values = 값
check-values-of = 값: { $step }
check-limits = 이 페이지는 경기 결과나 각 플레이가 규칙에 맞는지는 확인하지 않아요. 그건 <code>moonshot verify</code>로 확인할 수 있어요. 어느 자리에서도 논스를 내지 않으면, 서버는 시드를 확정하기 전에 여러 시드를 시험해 볼 수 있어요. 서버를 운영하는 사람은 경기 중에 서버의 저장소를 들여다볼 수 있어요.

check-transcript = 기록 파일
check-transcript-of = { $game }, 플레이어 { $players }명, 항목 { $entries }개
check-not-json = JSON이 아니어서 기록 파일이 아니에요.
check-not-moonshot = Moonshot 기록 파일이 아니에요.
check-version = 이 페이지에서 읽을 수 없는 버전의 기록 파일이에요.
check-incomplete = 기록 파일이 온전하지 않아요. 빠진 필드가 있어요.

check-checksums = 체크섬
check-checksums-right = 헤더와 항목 { $entries }개가 모두 체크섬과 일치해요.
check-header-changed = 헤더가 기록된 뒤에 바뀌었어요.
check-entry-changed = { $entry }번 항목이나 항목의 순서가 기록된 뒤에 바뀌었어요.

check-commitment = 커밋먼트
check-no-seed = 이 경기에는 서버 시드가 없어요. 튜토리얼처럼 카드가 미리 정해져 있었어요.
check-bad-seed = 서버 시드가 16진수 64자리가 아니에요.
check-commitment-wrong = 서버 시드의 SHA-256 해시가 커밋먼트와 일치하지 않아요.
check-commitment-right = 서버 시드의 SHA-256 해시가 커밋먼트와 일치해요.
check-commitment-values = 시드 { $seed }, 커밋먼트 { $commitment }
check-promise = 저장해 둔 커밋먼트
check-promise-right = 이 경기의 커밋먼트예요. 저장한 뒤로 서버가 시드를 바꾸지 않았어요.
check-promise-wrong = 서버가 경기 전에 약속한 것과 다른 시드를 썼어요.

check-entry = { $entry }번 항목
check-early-deal = 경기가 시작되기 전에 카드를 나눠 줬어요.
check-bad-undo = 없는 수를 무르고 있어요.
check-before-deal = 카드를 처음 나눠 주기 전에 나와요.
check-bad-entry = 테이블은 이런 항목을 기록하지 않아요.

check-nonces = 자리별 논스
check-nonces-unreadable = 적어도 논스 하나가 16진수가 아니에요.
check-nonces-unneeded = 논스를 쓸 셔플이 없었어요.
check-nonces-none = 어느 자리에서도 논스를 내지 않아서 서버가 혼자 시드를 골랐어요. 커밋먼트 뒤에는 시드를 바꿀 수 없었지만, 그 전에 여러 시드를 시험해 볼 수는 있었어요.
check-nonces-right = 자리 { $count }곳에서 논스를 냈어요. 모든 셔플에 쓰였어요.
check-nonce = { $name }의 논스
check-nonce-of-seat = { $seat }번 자리의 논스
check-nonce-left-out = 서버가 모든 셔플에서 이 논스를 뺐어요.
check-nonce-unused = 어느 셔플에도 쓰이지 않았어요. 다른 논스로 바뀌었거나 너무 늦게 왔어요.
check-nonce-used =
    { $count ->
        [1] { $first }라운드의 셔플에 쓰였어요.
       *[other] { $first }~{ $last }라운드의 셔플에 쓰였어요.
    }
check-own = 내 논스
check-own-used =
    { $count ->
        [1] 내 브라우저의 논스가 { $first }라운드의 셔플에 쓰였어요.
       *[other] 내 브라우저의 논스가 { $first }~{ $last }라운드의 셔플에 쓰였어요.
    }
check-own-unused = 내 브라우저의 논스가 있지만 어느 셔플에도 쓰이지 않았어요. 다른 논스로 바뀌었거나 너무 늦게 왔어요.
check-own-missing = 이 테이블에서 내 브라우저가 논스를 만들었지만 기록 파일에 없어요. 그 자리에 앉아 있었다면 서버가 뺀 거예요.

check-undone = 무른 수
check-undone-times = 수를 { $times }번 물렀어요. 그 전후의 카드 배분도 검증했어요.

check-shuffles = 셔플
check-shuffles-impossible = 서버 시드와 논스를 읽을 수 없으면 셔플을 검증할 수 없어요.
check-shuffles-unknown = 이 페이지에서는 이 게임의 카드 배분을 검증할 수 없어요.
check-draw =
    { $again ->
        [true] 첫 딜러 뽑기, 다시
       *[false] 첫 딜러 뽑기
    }
check-deal =
    { $again ->
        [true] { $hand }라운드 카드 배분, 다시
       *[false] { $hand }라운드 카드 배분
    }
check-gift =
    { $again ->
        [true] { $hand }라운드의 선물, 다시
       *[false] { $hand }라운드의 선물
    }
check-missing = 이 단계가 기록 파일에 없어요.
check-missing-at = 이 단계가 없어요. 기록 파일에는 이 자리에 ‘{ $kind }’ 항목이 있어요.
check-matches = 기록 파일이 시드와 일치해요.
check-matches-nonces = 기록 파일이 시드와 논스에 일치해요.
check-key = 스트림 키 { $key }
check-differs-seat = 시드대로라면 { $seat }번 자리의 카드가 달라요: { $cards }
check-differs =
    { $part ->
        [hands] 시드대로라면 손패가 달라요: { $value }
        [extras] 시드대로라면 남는 카드가 달라요: { $value }
        [draw] 시드대로라면 뽑은 타일이 달라요: { $value }
        [gift] 시드대로라면 선물이 달라요: { $value }
        [field] 시드대로라면 펼쳐 놓은 카드가 달라요: { $value }
       *[pile] 시드대로라면 뽑을 카드가 달라요: { $value }
    }
check-differs-first = 시드대로라면 { $seat }번 자리가 먼저 시작해요.
check-extra = 기록 파일에 어느 셔플에서도 나오지 않는 ‘{ $part }’ 항목이 있어요.
