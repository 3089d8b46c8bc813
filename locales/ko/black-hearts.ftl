black-hearts-small-hours = 이른 새벽
black-hearts-small-hours-text = 가장 낮은 숫자가 트릭을 가져가요. 가장 낮은 숫자가 같으면 마지막에 낸 카드가 가져가요.
black-hearts-double-curse = 이중 저주
black-hearts-double-curse-text = 이번 라운드에는 저주 점수가 두 배예요.
black-hearts-mercy = 자비
black-hearts-mercy-text = 이번 라운드에 각 플레이어의 저주 점수가 2점 줄어요. 0점 아래로는 내려가지 않아요.
black-hearts-first-strike = 선제공격
black-hearts-first-strike-text = 가장 높은 숫자가 같으면 가장 먼저 낸 카드가 트릭을 가져가요.
black-hearts-return-gift = 답례 선물
black-hearts-return-gift-text = 첫 트릭 전에 모두 카드 1장을 오른쪽으로 넘겨요.

black-hearts-gift-turned = 이번 선물은 { $name }: { $text }
black-hearts-gift-notice = { $name }: { $text }
black-hearts-gift-strip = <b>{ $name }.</b> { $text }
black-hearts-gift-strip-star = <b>{ $name }.*</b> { $text }
black-hearts-gift-star = * 표시된 점수에는 이 선물이 아직 적용되지 않았어요.
black-hearts-gift-opens = 이번 라운드의 선물: { $name }. { $text }
black-hearts-gift = 이번 라운드의 선물
black-hearts-gift-later = 카드를 넘긴 뒤에 선물을 공개해요.
black-hearts-gift-none = 선물을 모두 썼어요.

black-hearts-takes =
    { WHO($player) ->
        [you] 트릭을 가져왔어요: 저주 { $points }점.
       *[other] { JOSA($player, form: "이/가") } 트릭을 가져갔어요: 저주 { $points }점.
    }

black-hearts-taken = 이번 라운드에 가져간 저주
black-hearts-taken-names = { LIST($curses) }
black-hearts-scored = { $points }점
black-hearts-scored-with = 카드 점수 { $printed }점, { $gift } 적용 후 <b>{ $scored }</b>점
black-hearts-ended = 총점 { $total }점에 이른 플레이어가 있어 경기가 끝났어요: { PLAYERS($players) }. 총점이 가장 낮은 플레이어가 이겨요.

black-hearts-all-curses =
    { WHO($player) ->
        [you] 저주 6장을 모두 가져왔어요!
       *[other] { JOSA($player, form: "이/가") } 저주 6장을 모두 가져갔어요!
    }
black-hearts-all-curses-win = 한 라운드에 저주 6장을 모두 가져가면 경기에서 이겨요.
black-hearts-decided =
    { WHO($player) ->
        [you] 한 라운드에 저주 6장을 모두 가져왔어요.
       *[other] { JOSA($player, form: "이/가") } 한 라운드에 저주 6장을 모두 가져갔어요.
    }
