rules-custom-hearts-lead = 우리만의 하우스 룰로 하는 하츠.

rules-custom-hearts-about = 하츠, CARDominoes, 와일드 트위스트 중 하나에서 시작해 어떤 규칙이든 바꿀 수 있어요. 무엇을 어디로 넘길지, 첫 트릭에 무엇을 낼 수 있는지, 무엇으로 하트가 깨지는지, 슛 더 문이 어떻게 되는지, 경기가 언제 끝나는지. 바꾸지 않은 규칙은 시작한 게임 그대로예요. 3~8명이 할 수 있어요.
rules-custom-hearts-at-table = 테이블에서는 이 페이지에 내가 고른 규칙이 나와요.

rules-custom-hearts-base =
    { $base ->
        [hearts] 하츠를 바탕으로 한 다음 규칙이에요:
        [cardominoes] CARDominoes 하츠를 바탕으로 한 다음 규칙이에요:
        [wild-twists] 와일드 트위스트 하츠를 바탕으로 한 다음 규칙이에요:
       *[other] 하츠 1라운드를 바탕으로 한 다음 규칙이에요:
    }

rules-custom-hearts-pack = 카드 52장 한 벌. 에이스가 가장 높아요.
rules-custom-hearts-pack-wilds = 카드 52장 한 벌과 와일드 4장. 에이스가 가장 높아요. 와일드는 낼 때 그 무늬의 최고와 최저 중에서 골라요.
rules-custom-hearts-pack-some-wilds = 카드 52장 한 벌과 와일드 { $count }장: { CARDS($wilds) }. 에이스가 가장 높아요. 와일드는 낼 때 그 무늬의 최고와 최저 중에서 골라요.
rules-custom-hearts-all-in = 빼는 카드는 없어요.
rules-custom-hearts-left-out = 뺀 카드: { CARDS($cards) }.
rules-custom-hearts-dealt = 카드를 똑같이 나눠 받아요.
rules-custom-hearts-dealt-rest = 카드를 똑같이 나눠 받아요. 남은 카드는 가운데에 뒷면으로 놓고, 첫 트릭을 가져간 사람이 보지 않고 가져가요.
rules-custom-hearts-draw = 첫 라운드 전에 모두 카드를 한 장씩 뽑아요. 숫자가 가장 낮은 사람이 딜러가 되고, 가장 낮은 숫자가 같으면 그 사람들끼리 다시 뽑아요. 라운드가 끝날 때마다 딜러가 왼쪽으로 넘어가요.

rules-custom-hearts-no-pass = 카드를 넘기지 않아요.
rules-custom-hearts-pass-left = 라운드마다 시작하기 전에 카드 { $count }장을 왼쪽으로 넘겨요. 모두 고르기 전에는 아무도 받을 카드를 볼 수 없어요.
rules-custom-hearts-pass-right = 라운드마다 시작하기 전에 카드 { $count }장을 오른쪽으로 넘겨요. 모두 고르기 전에는 아무도 받을 카드를 볼 수 없어요.
rules-custom-hearts-pass-across = 라운드마다 시작하기 전에 카드 { $count }장을 맞은편으로 넘겨요. 모두 고르기 전에는 아무도 받을 카드를 볼 수 없어요.
rules-custom-hearts-pass-cycle = 카드 { $count }장을 라운드마다 다음 순서로 넘겨요: { LIST($ways, type: "unit") }. 그 뒤에는 처음부터 되풀이해요. 모두 고르기 전에는 아무도 받을 카드를 볼 수 없어요.
rules-custom-hearts-way-left = ‘왼쪽’
rules-custom-hearts-way-right = ‘오른쪽’
rules-custom-hearts-way-across = ‘맞은편’
rules-custom-hearts-way-hold = ‘넘기지 않음’

rules-custom-hearts-first = 가장 낮은 클로버를 가진 플레이어가 그 카드로 첫 트릭을 리드해요.
rules-custom-hearts-first-wild = 가장 낮은 클로버를 가진 플레이어가 그 카드로 첫 트릭을 리드해요. 와일드 클로버를 가진 플레이어에게는 대신 그 카드를 최저로 내서 리드할지 비밀리에 물어봐요.
rules-custom-hearts-first-any = 가장 낮은 클로버를 가진 플레이어가 아무 클로버로나 첫 트릭을 리드해요.
rules-custom-hearts-follow = 할 수 있으면 리드 무늬를 따라 내야 해요. 따를 수 없으면 아무 카드나 내세요. 리드 무늬에서 가장 높은 카드가 트릭을 가져가고, 그 카드를 낸 사람이 다음 트릭을 리드해요.
rules-custom-hearts-safe = 첫 트릭에는 다른 카드가 하나도 없을 때가 아니면 하트나 스페이드 퀸을 낼 수 없어요.
rules-custom-hearts-unsafe = 첫 트릭에도 하트와 스페이드 퀸을 낼 수 있어요.
rules-custom-hearts-lead-any = 언제든지 하트로 리드할 수 있어요.
rules-custom-hearts-broken =
    { $queen ->
        [true] { $when ->
            [trick] 하트가 깨지기 전에는 하트로 리드할 수 없어요. 다른 무늬로 리드된 트릭에 하트가 나오거나 스페이드 퀸이 나오면, 그 트릭이 끝날 때 하트가 깨져요.
           *[card] 하트가 깨지기 전에는 하트로 리드할 수 없어요. 다른 무늬로 리드된 트릭에 하트를 내거나 스페이드 퀸을 내면 즉시 하트가 깨져요.
        }
       *[false] { $when ->
            [trick] 하트가 깨지기 전에는 하트로 리드할 수 없어요. 다른 무늬로 리드된 트릭에 하트가 나오면, 그 트릭이 끝날 때 하트가 깨져요. 스페이드 퀸으로는 깨지지 않아요.
           *[card] 하트가 깨지기 전에는 하트로 리드할 수 없어요. 다른 무늬로 리드된 트릭에 하트를 내면 즉시 하트가 깨져요. 스페이드 퀸으로는 깨지지 않아요.
        }
    }
rules-custom-hearts-only-hearts = 하트밖에 없으면 그래도 하트로 리드할 수 있어요.
rules-custom-hearts-only-points = 하트와 스페이드 퀸밖에 없으면 그래도 하트로 리드할 수 있어요.
rules-custom-hearts-last-open = 지난 트릭을 다시 볼 수 있어요.
rules-custom-hearts-last-closes = 끝난 트릭은 다음 리드 때까지 볼 수 있어요. 그 뒤에는 뒷면으로 놓여 있어요.
rules-custom-hearts-last-gathered = 끝난 트릭은 가져간 사람이 거둘 때까지 볼 수 있어요. 그 뒤에는 뒷면으로 놓여 있어요.

rules-custom-hearts-refused = 무늬를 따를 수 있으면 무늬를 따르지 않는 카드는 낼 수 없어요.
rules-custom-hearts-revoke = 무늬를 따를 수 있어도 다른 무늬의 카드를 낼 수 있어요. 이것이 무늬 위반(리보크)이에요.
rules-custom-hearts-revoke-safe = 첫 트릭에는 다른 카드가 있는 한 여전히 하트나 스페이드 퀸을 낼 수 없어요.
rules-custom-hearts-correct = 끝난 트릭은 가져간 사람이 거둬요. 그전까지는 벌점 없이 위반한 카드를 도로 가져가고 무늬를 따르는 카드를 낼 수 있어요.
rules-custom-hearts-penalty = 트릭을 거둘 때까지 무늬 위반이 남아 있으면 위반한 사람이 13점을 받고 라운드가 끝나요. 다른 사람은 점수를 받지 않아요. 그 트릭에서 여러 명이 위반했으면 각자 13점을 받아요.
rules-custom-hearts-silent = 트릭을 거두기 전에는 무늬 위반을 다른 사람에게 알리지 않아요. 사람이 무늬를 따르지 않았을 때는 위반이든 아니든 봇이 잠시 기다렸다가 거둬요.

rules-custom-hearts-points = 가져간 하트는 한 장에 1점, 스페이드 퀸은 13점이에요.
rules-custom-hearts-jack = 다이아몬드 잭은 점수를 10점 빼 줘요.
rules-custom-hearts-no-tricks = 트릭을 하나도 가져가지 않으면 점수가 5점 줄어요. 단, 누군가 슛 더 문에 성공하면 줄지 않아요.
rules-custom-hearts-moon =
    { $moon ->
        [add] 하트 전부와 스페이드 퀸을 가져가면 슛 더 문이에요. 나는 그 점수를 받지 않고, 다른 모두가 그 점수를 받아요.
        [subtract] 하트 전부와 스페이드 퀸을 가져가면 슛 더 문이에요. 그 점수를 내 총점에서 빼요.
       *[choose] 하트 전부와 스페이드 퀸을 가져가면 슛 더 문이에요. 그 점수를 내 총점에서 빼거나, 다른 모두의 총점에 더하거나 둘 중에서 골라요.
    }

rules-custom-hearts-end-target =
    { $rule ->
        [exceeds] 누군가의 총점이 { NUMBER($target) }점을 넘으면 경기가 끝나요.
       *[meets] 누군가의 총점이 { NUMBER($target) }점에 이르면 경기가 끝나요.
    }
rules-custom-hearts-end-hands = { $hands }라운드가 끝나면 경기가 끝나요.
rules-custom-hearts-end-both =
    { $rule ->
        [exceeds] 누군가의 총점이 { NUMBER($target) }점을 넘거나 { $hands }라운드가 끝나면, 둘 중 먼저 이루어질 때 경기가 끝나요.
       *[meets] 누군가의 총점이 { NUMBER($target) }점에 이르거나 { $hands }라운드가 끝나면, 둘 중 먼저 이루어질 때 경기가 끝나요.
    }
rules-custom-hearts-wins = 총점이 가장 낮은 사람이 이기고, 동점이면 함께 이겨요.

rules-custom-hearts-pictures = 이 예시는 일반 규칙을 따라요. 테이블에서는 그 테이블의 규칙을 따라요.
rules-custom-hearts-picture-follow = 내가 { JOSA(CARD($led), form: "으로/로") } 리드했어요. Ada의 { JOSA(CARD($high, form: "bare"), form: "이/가") } 가장 높은 다이아몬드라 Ada가 트릭을 가져가요. { JOSA($last, form: "은/는") } 다이아몬드가 없었고, { JOSA(CARD($thrown), form: "으로/로") }는 이길 수 없어요.
rules-custom-hearts-picture-pass = 카드 { $count }장 넘기기: 밝게 표시된 카드는 갖고 있으면 위험해요. 퀸보다 높은 스페이드는 퀸을, 높은 하트는 다른 하트를 가져오게 될 수 있어요.
rules-custom-hearts-picture-safe = 첫 트릭인데 클로버가 없어요. 하트와 스페이드 퀸만 빼고 무엇이든 낼 수 있고, 다른 카드가 하나도 없으면 그것도 낼 수 있어요.
rules-custom-hearts-picture-unsafe = 첫 트릭부터 점수를 받을 수 있어요. 나는 클로버가 없어서 스페이드 퀸을 버렸어요. Ada의 { JOSA(CARD($high, form: "bare"), form: "이/가") } 트릭과 13점을 가져가요.
rules-custom-hearts-picture-lead-any = 하트가 깨질 필요가 없어서, 하트를 포함해 이 카드 중 무엇으로든 리드할 수 있어요.
rules-custom-hearts-picture-broken =
    { $queen ->
        [true] { $when ->
            [trick] Ada는 클로버가 없어서 하트를 버렸고, 그 하트는 트릭과 함께 내게 와요. 트릭이 끝나면 하트가 깨져서 누구나 하트로 리드할 수 있어요. 스페이드 퀸으로도 하트가 깨져요.
           *[card] Ada는 클로버가 없어서 하트를 버렸고, 그 하트는 트릭과 함께 내게 와요. 그 즉시 하트가 깨져서 이제부터 누구나 하트로 리드할 수 있어요. 스페이드 퀸으로도 하트가 깨져요.
        }
       *[false] { $when ->
            [trick] Ada는 클로버가 없어서 하트를 버렸고, 그 하트는 트릭과 함께 내게 와요. 트릭이 끝나면 하트가 깨져서 누구나 하트로 리드할 수 있어요. 스페이드 퀸으로는 하트가 깨지지 않아요.
           *[card] Ada는 클로버가 없어서 하트를 버렸고, 그 하트는 트릭과 함께 내게 와요. 그 즉시 하트가 깨져서 이제부터 누구나 하트로 리드할 수 있어요. 스페이드 퀸으로는 하트가 깨지지 않아요.
        }
    }
rules-custom-hearts-picture-wilds = 와일드는 낼 때 골라요. 에이스보다 높은 그 무늬의 최고, 또는 2보다 낮은 최저.
rules-custom-hearts-picture-revoke = { JOSA($last, form: "이/가") } 다이아몬드가 남아 있는데도 클로버를 버렸어요. 무늬 위반이에요. 트릭을 거두기 전까지 { JOSA($last, form: "은/는") } 벌점 없이 그 카드를 도로 가져갈 수 있어요. 그 뒤에는 { JOSA($last, form: "이/가") } 13점을 받고 라운드가 끝나요.
rules-custom-hearts-picture-jack = 다이아몬드 잭을 가져간 플레이어는 점수가 10점 줄어요.

rules-custom-hearts-score-you = 나: 하트 2장
rules-custom-hearts-score-jack = 나: 하트 2장과 다이아몬드 잭
rules-custom-hearts-score-queen = { $name }: 스페이드 퀸과 하트 { $hearts }장
rules-custom-hearts-score-hearts = { $name }: 하트 { $hearts }장
rules-custom-hearts-score-no-points = { $name }: 점수 없는 트릭만
rules-custom-hearts-score-no-tricks = { $name }: 트릭 없음
rules-custom-hearts-score-moon =
    { $moon ->
        [add] Ada가 하트 전부와 스페이드 퀸을 가져갔다면, Ada는 이 { NUMBER($all) }점을 받지 않고 다른 모두가 { NUMBER($all) }점을 받아요.
        [subtract] Ada가 하트 전부와 스페이드 퀸을 가져갔다면, 이 { NUMBER($all) }점을 Ada의 총점에서 빼요.
       *[choose] Ada가 하트 전부와 스페이드 퀸을 가져갔다면, 자기 총점에서 { NUMBER($all) }점을 빼거나 다른 모두의 총점에 { NUMBER($all) }점을 더하거나 둘 중에서 고를 수 있어요.
    }
