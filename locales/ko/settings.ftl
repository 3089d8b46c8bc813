settings-title = 설정
settings-sections = 분류
settings-section =
    { $section ->
        [play] 진행
        [hand] 손패
        [people] 사람
        [look] 화면
       *[device] 기기
    }

settings-pace = 속도
settings-pace-of =
    { $pace ->
        [slow] 느리게
        [normal] 보통
        [fast] 빠르게
       *[wait] 누를 때까지
    }
settings-autoplay = 낼 카드가 하나뿐이면 자동으로 내기
settings-autoplay-of =
    { $autoplay ->
        [off] 끔
        [last-trick] 마지막 트릭
       *[forced] 항상
    }
settings-autoplay-people = 테이블에 다른 사람이 있는 동안에는 라운드의 마지막 카드만 자동으로 내요. 다른 카드까지 자동으로 내면 고를 것이 없었다는 게 드러나기 때문이에요.
settings-tap = 카드 내는 방법
settings-tap-of =
    { $taps ->
        [single] 한 번 누르기
       *[double] 두 번 누르기
    }
settings-premove = 내 차례 전에 카드 고르기
settings-premove-of =
    { $ahead ->
        [people] 사람과 할 때
        [always] 항상
       *[never] 안 함
    }
settings-suggest-pass = 넘길 카드 미리 골라 주기 (힌트로 간주)
settings-tips = 초보자 도움말

settings-order = 무늬 순서
settings-order-ranks = 숫자순
settings-ranks = 숫자 순서
settings-ranks-of =
    { $rise ->
        [up] 낮은 것부터
       *[down] 높은 것부터
    }
settings-side = 버튼 위치
settings-side-of =
    { $side ->
        [right] 오른쪽
       *[left] 왼쪽
    }
settings-keys = 한 글자 단축키

settings-stand-in = 자리를 비웠을 때 대신하는 봇의 레벨
settings-patience = 무늬를 따르지 않은 카드를 바로잡을 시간
settings-seconds = { $seconds }초
settings-minutes = { $minutes }분
settings-chat = 채팅
settings-chat-of =
    { $shown ->
        [all] 모두
        [signs] 빠른 채팅만
       *[nothing] 끔
    }
settings-bot-phrases = 봇의 빠른 채팅
settings-bot-phrases-help = 봇은 모두가 볼 수 있는 일에만 반응하고, 자기 카드는 조금도 알려 주지 않아요.

settings-theme = 테마
settings-theme-of =
    { $theme ->
        [system] 시스템
        [light] 밝게
       *[dark] 어둡게
    }
settings-cloth = 테이블 색
settings-cloth-of =
    { $cloth ->
        [game] 게임별
        [plum] 자두색
        [baize] 초록
        [sea] 파랑
       *[slate] 진회색
    }
settings-back = 카드 뒷면
settings-back-of =
    { $back ->
        [crescent] 초승달
        [lattice] 격자
        [waves] 물결
       *[plain] 하트
    }
settings-four-colours = 네 가지 색 카드
settings-large = 큰 글자

settings-quiet = 무음 모드
settings-quiet-help = 위에서 무엇을 켰든 소리, 진동, 알림을 모두 꺼요.
settings-wake = 테이블에서 화면 켜 두기
settings-fullscreen =
    { $filled ->
        [true] 전체 화면 끝내기
       *[false] 전체 화면으로 보기
    }

settings-language-failed = 그 언어를 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.
