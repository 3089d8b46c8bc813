rules-wild-twists-lead = 무늬마다 한 장씩, 와일드 4장이 들어간 하츠. 와일드는 낼 때 그 무늬의 최고와 최저 중에서 골라요.

rules-wild-twists-pack = 카드 52장 한 벌과 와일드 트위스트 4장: 와일드 클로버, 와일드 다이아몬드, 와일드 스페이드, 와일드 하트. 에이스가 가장 높아요.
rules-wild-twists-wilds = 와일드는 자기 무늬의 카드예요. 최고로 내면 에이스보다 높고, 최저로 내면 2보다 낮아요.
rules-wild-twists-dealt = 카드 56장을 똑같이 나눠 받아요. 남은 카드는 가운데에 뒷면으로 놓아요. 카드를 넘기지 않아요.
rules-wild-twists-deal =
    { $over ->
        [0] { NUMBER($players) }명이 하면 { NUMBER($each) }장씩 받고, 남는 카드는 없어요.
       *[other] { NUMBER($players) }명이 하면 { NUMBER($each) }장씩 받고, { $over }장을 가운데에 놓아요.
    }

rules-wild-twists-opening = 첫 리드
rules-wild-twists-first = 가장 낮은 클로버를 가진 플레이어가 그 카드로 첫 트릭을 리드해요. 와일드 클로버도 가장 낮은 클로버가 될 수 있어서, 가진 플레이어에게 최저로 내서 리드할지 비밀리에 물어봐요. 리드하지 않으면 일반 클로버 중 가장 낮은 카드로 시작해요.

rules-wild-twists-follow = 할 수 있으면 리드 무늬를 따라 내야 해요. 와일드는 자기 무늬를 따라요. 따를 수 없으면 아무 카드나 내세요. 첫 트릭부터 점수를 받을 수 있어요.
rules-wild-twists-takes = 리드 무늬에서 가장 높은 카드가 트릭을 가져가요. 그 카드를 낸 사람이 다음 트릭을 리드해요.
rules-wild-twists-broken = 하트가 깨지기 전에는 와일드 하트를 포함해 어떤 하트로도 리드할 수 없어요. 무늬를 따를 수 없는 플레이어가 하트를 내면 하트가 깨져요. 하트밖에 없으면 하트로 리드해도 되고, 그래도 하트가 깨져요.
rules-wild-twists-queen = 스페이드 퀸으로는 하트가 깨지지 않아요. 스페이드 퀸으로는 언제든지 리드할 수 있어요.
rules-wild-twists-middle = 첫 트릭을 가져간 사람이 가운데에 남은 카드도 가져가요. 라운드 점수를 계산할 때까지 아무도 그 카드를 볼 수 없어요.

rules-wild-twists-points = 카드를 모두 내고 나면 하트 14장은 한 장에 1점, 스페이드 퀸은 13점으로 모두 27점이에요. 이 점수를 총점에 더해요.
rules-wild-twists-moon = 하트 14장과 스페이드 퀸을 모두 가져가면 <b>슛 더 문</b>이에요. 내 총점에서 27점을 빼거나, 다른 모두의 총점에 27점을 더하거나 둘 중에서 골라요.
rules-wild-twists-end =
    { $hands ->
        [0] 짧은 경기는 1라운드, 보통은 3라운드, 긴 경기는 5라운드예요. 끝났을 때 총점이 가장 낮은 사람이 이기고, 동점이면 함께 이겨요.
        [1] 이 경기는 1라운드예요. 점수가 가장 낮은 사람이 이기고, 동점이면 함께 이겨요.
       *[other] 이 경기는 { $hands }라운드예요. 끝났을 때 총점이 가장 낮은 사람이 이기고, 동점이면 함께 이겨요.
    }

rules-wild-twists-picture-wilds = 무늬마다 한 장씩 있는 와일드 4장. 낼 때 골라요. 에이스보다 높은 그 무늬의 최고, 또는 2보다 낮은 최저.
rules-wild-twists-picture-highest = Ada가 와일드 스페이드를 최고로 냈어요. 내 에이스를 이기고 트릭을 가져가요.
rules-wild-twists-picture-lowest = Boris가 와일드 하트를 최저로 내서 모두의 하트보다 낮아요. 내가 트릭을 가져와요. 하트 4장이라 4점이에요. 와일드 하트도 하트예요.
rules-wild-twists-picture-broken = Clara는 다이아몬드가 없어서 하트를 버렸어요. 하트가 깨져서 이제부터 누구나 하트로 리드할 수 있어요. 스페이드 퀸으로는 하트가 깨지지 않아요.

rules-wild-twists-score-you = 나: 와일드 하트와 다른 하트 2장
rules-wild-twists-score-ada = Ada: 스페이드 퀸과 하트 1장
rules-wild-twists-score-boris = Boris: 하트 10장
rules-wild-twists-score-clara = Clara: 하트 없음
rules-wild-twists-score-sum = 하트 14장과 스페이드 퀸으로 모두 27점이에요. Ada가 전부 가져갔다면, 자기 총점에서 27점을 빼거나 다른 모두의 총점에 27점을 더하거나 둘 중에서 고를 수 있어요.
