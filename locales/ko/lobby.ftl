lobby-wait = 잠깐만요. 방금 한 동작이 아직 끝나지 않았어요.

lobby-open = 열린 테이블
lobby-free = { $seats }자리 중 { $free }자리 비었음
lobby-program = { $name } (봇)

lobby-unfinished = 이어서 하기
lobby-lesson = 튜토리얼: { $game }
lobby-waiting = 플레이어를 기다리는 중
lobby-round =
    { $round ->
        [game] 게임 { $number }
       *[hand] { $number }라운드
    }
lobby-score = { $name } { NUMBER($points) }
lobby-archive = 보관
lobby-archive-match = { $game } 보관, { $when }
lobby-archived = { JOSA($game, form: "을/를") } 보관했어요. ‘내 경기’에서 찾을 수 있어요.
lobby-undo = 실행 취소
lobby-undo-match = 실행 취소: { $game } 되돌리기, { $when }
lobby-restored = { JOSA($game, form: "을/를") } 되돌렸어요.
lobby-more = { $count }개 더 보기

lobby-friends = 친구와 함께 { $game }
lobby-friends-text = 링크를 받은 사람은 누구나 참가할 수 있어요. 시작할 때 빈자리는 봇이 채워요.
lobby-create = 테이블 만들기

lobby-quick = 빠른 경기: { $game }
lobby-quick-text = 열려 있는 { $game } 테이블에 참가해요. 없으면 새 테이블을 열고 다른 플레이어를 기다려요. 언제든지 봇과 시작할 수 있어요.
lobby-find = 테이블 찾기
