lesson-guide-label = 튜토리얼, { $steps }단계 중 { $step }단계
lesson-guide-text = 튜토리얼 안내
lesson-guide-next = 다음
lesson-guide-rules = 규칙
lesson-guide-leave = 튜토리얼 나가기
lesson-guide-leave-hint = 튜토리얼에서 나가요. 로비에서 이어서 할 수 있어요.
lesson-guide-other = 그것도 낼 수 있지만, 이 단계에서는 다른 수를 둬야 해요. 다시 살펴보세요.

lesson-guide-score =
    { WHO($player) ->
        [you] 나 { $points }점
       *[other] { $player } { $points }점
    }
lesson-guide-result =
    { $place ->
        [first] 이번 라운드 점수: { LIST($scores) }. 내 점수가 가장 낮아요!
        [shared] 이번 라운드 점수: { LIST($scores) }. 나보다 낮은 사람이 없어요.
       *[others] 이번 라운드 점수: { LIST($scores) }. 가장 낮은 사람: { PLAYERS($best) }.
    }
