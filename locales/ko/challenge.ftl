challenge-title = 도전
challenge-duplicate-title = 듀플리케이트 경기
challenge-intro = 이 링크를 받은 모두가 같은 카드, 같은 자리에서 같은 봇을 상대로 { $game } 경기를 해요. 한 번만 할 수 있고 무르기는 없어요.
challenge-duplicate-intro = 모두가 자리를 바꿔 가며 봇을 상대로 같은 { $game } 경기를 { $count }번 해요. 그래서 카드 운은 결과에 영향을 주지 않아요. 각 경기는 한 번만 할 수 있고 무르기는 없어요.
challenge-finished =
    { $count ->
        [0] 아직 아무도 끝내지 않았어요.
       *[other] { $count }명이 끝냈어요.
    }
challenge-play = 플레이
challenge-continue = 계속하기
challenge-next = { $count }경기 중 { $number }번째 경기 하기
challenge-hidden = 끝내면 결과를 볼 수 있어요.
challenge-results = 결과
challenge-place = 순위
challenge-player = 이름
challenge-hand =
    { $round ->
        [game] 게임 { $number }
       *[hand] { $number }라운드
    }
challenge-match = 경기 { $number }
challenge-total = 합계
challenge-you = (나)
challenge-first = (도전을 만든 사람)
challenge-own-match = 내 경기 열기
challenge-share = 공유
challenge-link = 링크
challenge-copy = 링크 복사
challenge-name = 이름
challenge-loading = 도전을 불러오는 중…
challenge-round =
    { $state ->
        [over] 경기 { $number }: 끝남
        [begun] 경기 { $number }: 진행 중
       *[open] 경기 { $number }: 아직 안 함
    }
