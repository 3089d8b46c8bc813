matches-empty = 아직 플레이한 경기가 없어요. 내 경기가 여기에 표시돼요.
matches-all = 전체 플레이어 레이팅 순위

matches-by-game = 게임별 성적
matches-tally = { $played }경기 중 { $won }승
matches-rating = 레이팅 { $rating }

matches-in-progress = 진행 중
matches-archived = 보관함
matches-finished = 끝난 경기

matches-with = 상대: { LIST($names) }
matches-round =
    { $round ->
        [game] 게임 { $number }
       *[hand] { $number }라운드
    }
matches-won =
    { WHO($player) ->
        [you] 승리
       *[other] { $player } 승리
    }
matches-shared = 공동 승리: { PLAYERS($players) }
matches-stopped = 결과 없이 중단됨
matches-when = { $ago }, { $date }
matches-score = { $name } { NUMBER($points) }

matches-name = { $game }, 상대: { LIST($names) }
matches-continue = 계속
matches-continue-match = 계속: { $match }
matches-view = 보기
matches-view-match = 보기: { $match }
matches-replay = 리플레이
matches-replay-match = 리플레이: { $match }
matches-check = 배분 검증
matches-check-match = 배분 검증: { $match }
matches-transcript = 기록 파일
matches-transcript-match = 기록 파일: { $match }
matches-archive = 보관
matches-archive-match = 보관: { $match }
matches-restore = 되돌리기
matches-restore-match = 되돌리기: { $match }
matches-is-archived = { JOSA($game, form: "을/를") } 보관했어요.
matches-is-restored = { JOSA($game, form: "이/가") } 다시 진행 중이에요.
matches-statistics = 내 통계
