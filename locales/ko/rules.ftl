rules-play = 플레이
rules-learn = 해 보며 배우기
rules-not-offered = 여기서는 할 수 없는 게임이에요.

rules-cards = 카드
rules-passing = 카드 넘기기
rules-playing = 진행
rules-revokes = 무늬 위반
rules-scoring = 점수
rules-end = 경기의 끝

rules-examples = 예시
rules-scoring-example = 점수 계산 예시
rules-options = 테이블 옵션

rules-you = 나
rules-ada = Ada
rules-boris = Boris
rules-clara = Clara
rules-dmitri = Dmitri
rules-edith = Edith
rules-felix = Felix
rules-greta = Greta

rules-card =
    { $look ->
        [lit] { $card }, 밝게 표시됨
        [dim] { $card }, 흐리게 표시됨
       *[plain] { $card }
    }
rules-card-labelled =
    { $look ->
        [lit] { $label }: { $card }, 밝게 표시됨
        [dim] { $label }: { $card }, 흐리게 표시됨
       *[plain] { $label }: { $card }
    }
rules-card-back = 뒷면인 카드
