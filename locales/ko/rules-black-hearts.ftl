rules-black-hearts-lead = 저주 여섯 장, 빠른 트릭 다섯 번. 저주를 남에게 떠넘기거나, 한 라운드에 여섯 장을 모두 가져가서 경기에서 이기세요.

rules-black-hearts-curses = 1부터 6까지 번호가 있는 빨간 저주 6장. 매 라운드에 모두 쓰여요. 저주에 그려진 검은 하트의 수가 저주 점수예요.
rules-black-hearts-red = 빨간 { $number }:
rules-black-hearts-curse-points = { $points }점
rules-black-hearts-blue =
    { $players ->
        [0] 1부터 6까지 번호가 있는 파란 카드 6장. 그중 2가 ‘두 시’예요. 3명이 할 때는 파란 카드 중 이 한 장만 써요.
        [3] 파란 카드 1장: ‘두 시’라고 하는 2.
       *[other] 1부터 6까지 번호가 있는 파란 카드 6장. 그중 2가 ‘두 시’예요.
    }
rules-black-hearts-white =
    { $players ->
        [0] 1부터 6까지 번호마다 3장씩 있는 하얀 카드 18장. 라운드마다 무작위로 골라, 3명이나 4명이 하면 8장, 5명이 하면 13장을 쓰고, 6명이 하면 18장을 모두 써요. 어떤 카드가 빠졌는지는 아무도 몰라요.
        [5] 1부터 6까지 번호마다 3장씩, 18장 중에서 라운드마다 무작위로 고른 하얀 카드 13장. 어떤 카드가 빠졌는지는 아무도 몰라요.
        [6] 1부터 6까지 번호마다 3장씩, 매 라운드에 모두 쓰는 하얀 카드 18장.
       *[other] 1부터 6까지 번호마다 3장씩, 18장 중에서 라운드마다 무작위로 고른 하얀 카드 8장. 어떤 카드가 빠졌는지는 아무도 몰라요.
    }

rules-black-hearts-hand = 한 라운드
rules-black-hearts-pass = 모두 카드를 5장씩 받고, 그중 2장을 왼쪽으로 넘겨요. 모두 고르기 전에는 아무도 받을 카드를 볼 수 없어요. 잘 모르겠다면 가장 높은 숫자를 넘기세요.
rules-black-hearts-gift-turned = 그런 다음 선물 한 장을 무작위로 공개해요. 선물은 테이블에 놓여 라운드 내내 적용되고, 규칙과 다른 부분은 선물을 따라요.
rules-black-hearts-no-gifts = 이 테이블에서는 선물을 쓰지 않아요.
rules-black-hearts-first = ‘두 시’를 가진 플레이어는 첫 트릭을 반드시 이 카드로 리드해야 해요.
rules-black-hearts-any-card = 색을 따를 필요 없이 아무 카드나 낼 수 있어요.
rules-black-hearts-takes = 가장 높은 숫자가 트릭을 가져가요. 가장 높은 숫자가 여럿이면 그중 마지막에 낸 카드가 이겨요. 트릭을 가져간 사람이 다음 트릭을 리드해요. 한 라운드는 5트릭이에요.

rules-black-hearts-gifts = 선물
rules-black-hearts-gifts-used =
    { $table ->
        [true] 한 번 공개된 선물은 그 경기에서 빠져요. 남은 선물이 없으면 더는 공개하지 않아요.
       *[false] 한 번 공개된 선물은 그 경기에서 빠져요. 남은 선물이 없으면 더는 공개하지 않아요. 첫 경기에서는 선물을 빼고 해도 좋아요.
    }
rules-black-hearts-gift =
    { $copies ->
        [1] <b>{ $name }.</b> { $text }
       *[other] <b>{ $name }.</b> { $text } 이 카드는 { $copies }장 있어요.
    }

rules-black-hearts-points = 5트릭이 끝나면 가져간 저주 점수를 총점에 더해요.
rules-black-hearts-all = 한 라운드에 저주 6장을 모두 가져간 플레이어는 총점에 상관없이 경기에서 이겨요. 다른 사람은 모두 져요.
rules-black-hearts-end = 그렇지 않으면 누군가의 총점이 13점 이상이 될 때 경기가 끝나요. 총점이 가장 낮은 사람이 이기고, 그 총점이 13점 이상이어도 마찬가지예요. 동점이면 함께 이겨요. 아직 아무도 13점에 이르지 않았으면 다음 라운드로 넘어가요.

rules-black-hearts-picture-curses = 저주 6장. 저마다 이름과 저주 점수가 있고, 매 라운드에 6장이 모두 쓰여요.
rules-black-hearts-picture-first = ‘두 시’인 파란 2가 있어서 그 카드로 리드해야 했어요. 그 위에는 아무 카드나 낼 수 있어요. Clara의 5가 가장 높은 숫자라 트릭과 Boris의 저주를 함께 가져가요.
rules-black-hearts-picture-tie = 6이 두 장이면 나중에 낸 카드가 이겨요. Clara가 Ada보다 나중에 냈으니 빨간 4는 Clara의 것이에요.
rules-black-hearts-picture-pass = 카드 2장을 왼쪽으로 넘겨요. 잘 모르겠다면 가장 높은 숫자를 넘기세요. 높은 숫자는 트릭을 가져와요.

rules-black-hearts-score-you = 나: 저주 없음
rules-black-hearts-score-ada = Ada: 빨간 2와 빨간 3
rules-black-hearts-score-boris = Boris: 빨간 6
rules-black-hearts-score-clara = Clara: 빨간 1, 4, 5
rules-black-hearts-score-sum = 이 점수를 총점에 더해요. 누군가의 총점이 13점 이상이 되면 총점이 가장 낮은 사람이 이겨요. Clara가 이번 라운드에 저주 6장을 모두 가져갔다면 경기에서 이겼을 거예요.
