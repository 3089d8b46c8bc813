history-title = 다시 보기
history-loading = 불러오는 중…
history-transcript = <link>기록 파일 내려받기</link>: 모든 카드와 모든 셔플의 시드가 들어 있어요.
history-replay = 이 경기를 테이블에서 리플레이로 보기
history-closed = 이 테이블에서는 다음 트릭을 리드하면 지난 트릭이 감춰져요. 그 카드는 경기가 끝난 뒤 여기서 볼 수 있어요.
history-round =
    { $round ->
        [game] 게임 { $number }
       *[hand] { $number }라운드
    }
history-score = { $player } { $score }
history-no-score =
    { $over ->
        [true] 끝나지 않음
       *[false] 진행 중
    }
history-dealt = 처음 받은 카드
history-tricks = { $count }트릭
history-hidden = { $count }트릭이 감춰져 있어요.
history-nothing = 아직 아무 일도 없어요.
