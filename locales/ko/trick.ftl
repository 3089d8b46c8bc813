trick-draw = 첫 딜러 뽑기
trick-draw-lowest =
    { $kind ->
        [tile]
            { WHO($player) ->
                [you] 가장 낮은 타일을 뽑아서 딜러가 됐어요.
               *[other] { JOSA($player, form: "이/가") } 가장 낮은 타일을 뽑아서 딜러가 됐어요.
            }
       *[card]
            { WHO($player) ->
                [you] 가장 낮은 카드를 뽑아서 딜러가 됐어요.
               *[other] { JOSA($player, form: "이/가") } 가장 낮은 카드를 뽑아서 딜러가 됐어요.
            }
    }
trick-draw-card =
    { WHO($player) ->
        [you] 나: { CARD($card) }
       *[other] { $player }: { CARD($card) }
    }

trick-leftovers = 남은 { $count }장
trick-leftovers-for = 카드 { $count }장이 가운데에 뒷면으로 놓여 있어요. 첫 트릭을 가져간 사람이 가져가요.

trick-moon = 슛 더 문 성공! 보상을 고르세요.
trick-moon-said = 슛 더 문에 성공했어요! 내 점수에서 뺄지, 다른 모두의 점수에 더할지 고르세요.
trick-moon-self = 내 점수에서 빼기
trick-moon-others = 다른 모두에게 더하기

trick-open = 와일드 클로버를 최저로 내서 시작할까요?
trick-open-said = 내 차례: 와일드 클로버를 가장 낮은 클로버로 내서 시작할까요? 남겨 두면 다른 클로버 중 가장 낮은 카드로 시작해요.
trick-open-lead = 이걸로 시작
trick-open-keep = 남겨 두기

trick-gather = 트릭 거두기
trick-gather-said = 내 차례: 트릭을 거두세요. 거둔 뒤에는 아무도 볼 수 없어요.
trick-gather-or-correct =
    { $kind ->
        [tile] 또는 무늬를 따르는 타일로 바로잡으세요.
       *[card] 또는 무늬를 따르는 카드로 바로잡으세요.
    }
trick-correct =
    { $kind ->
        [tile] 무늬를 따르지 않았어요. 다른 타일로 바로잡지 않으면 13점을 받아요.
       *[card] 무늬를 따르지 않았어요. 다른 카드로 바로잡지 않으면 13점을 받아요.
    }
