options-usual-switch =
    { $usual ->
        [true] 기본값: 켬.
       *[false] 기본값: 끔.
    }
options-usual-choice = { LIST($values, type: "disjunction") }. 기본값: { $usual }.
options-usual-range = { $least }~{ $most }. 기본값: { $usual }.
options-usual-list = 기본값: { $usual }.
options-usual-none = 기본값: 없음.

options-left = 왼쪽
options-right = 오른쪽
options-across = 맞은편
options-hold = 유지

options-hearts-target = 목표 점수
options-hearts-target-help = 누군가 이 점수에 이르면 경기가 끝나요. 점수가 가장 낮은 사람이 이겨요.

options-cardominoes-target = 목표 점수
options-cardominoes-target-help = 누군가 이 점수를 넘으면 경기가 끝나요. 점수가 가장 낮은 사람이 이겨요.
options-cardominoes-revoke = 무늬 위반
options-cardominoes-revoke-help = 무늬를 따를 수 있는데도 따르지 않는 것이 무늬 위반이에요. 아예 낼 수 없게 하거나, 제때 타일을 도로 가져가지 않으면 13점을 받게 할 수 있어요.
options-revoke-refused = 낼 수 없음
options-revoke-penalty = 벌점

options-length = 경기 길이
options-length-help = 짧게: 1라운드. 보통: 3라운드. 길게: 5라운드.
options-length-short = 짧게
options-length-medium = 보통
options-length-long = 길게

options-gifts = 선물
options-gifts-help = 라운드마다 선물 카드가 규칙 하나를 바꿔요. 선물을 모두 쓸 때까지 계속돼요. 처음이라면 먼저 선물 없이 해 보세요.

options-best-of = 경기
options-best-of-help = 긴 경기는 한 명이 따라잡힐 수 없게 되면 바로 끝나요. 마지막 게임까지 동률이면 누군가 앞설 때까지 계속해요.
options-best-of-one = 1게임
options-best-of-three = 3게임제
options-best-of-five = 5게임제
options-uncatchable-scores = 무적도 점수로 계산
options-uncatchable-scores-help = 앞면인 무적도 다른 앞면 카드처럼 1점이에요.

options-base = 바탕이 되는 게임
options-base-help = 아래의 모든 옵션을 이 게임의 규칙으로 맞춰요.
options-base-openspiel = 하츠 1라운드
options-wilds = 와일드
options-wilds-help = 와일드 4장을 넣어요. 와일드는 낼 때 그 무늬의 최고와 최저 중에서 골라요.
options-removed = 뺄 카드
options-removed-help = 덱에서 뺄 카드예요. ‘2D 10S WC’라고 쓰면 다이아몬드 2, 스페이드 10, 와일드 클로버를 빼요. C는 클로버, D는 다이아몬드, H는 하트, S는 스페이드, J·Q·K·A는 잭·퀸·킹·에이스, W는 와일드예요.
options-pass-cards = 카드 넘기기
options-pass-cards-help = 첫 트릭 전에 카드를 넘겨요.
options-pass-count = 넘길 카드 수
options-pass-count-help = 플레이어마다 넘기는 카드의 수예요.
options-pass-cycle = 넘기는 방향
options-pass-cycle-help = 라운드마다 넘기는 방향이에요. 왼쪽, 오른쪽, 맞은편 또는 유지(넘기지 않음). 마지막 다음에는 처음부터 다시 해요.
options-first-trick = 첫 트릭에 점수 없음
options-first-trick-help = 다른 카드가 하나도 없을 때가 아니면 첫 트릭에 하트나 스페이드 퀸을 낼 수 없어요.
options-any-club = 아무 클로버로 시작
options-any-club-help = 가장 낮은 클로버를 가진 플레이어가 자기 클로버 중 아무거나로 시작할 수 있어요.
options-must-break = 하트가 깨져야 리드
options-must-break-help = 다른 카드가 하나도 없을 때가 아니면 하트가 깨지기 전에는 하트로 리드할 수 없어요.
options-queen-breaks = 퀸도 하트를 깸
options-queen-breaks-help = 스페이드 퀸을 내도 하트가 깨져요.
options-hearts-break = 하트가 깨지는 때
options-hearts-break-help = 카드를 내는 즉시, 또는 트릭이 끝날 때.
options-hearts-break-at-once = 즉시
options-hearts-break-after-trick = 트릭이 끝난 뒤
options-hearts-instead = 퀸 대신 하트
options-hearts-instead-help = 하트와 스페이드 퀸만 남았으면 하트가 깨지기 전에도 하트로 리드할 수 있어요.
options-jack = 다이아몬드 잭
options-jack-help = 다이아몬드 잭을 가져가면 점수가 10점 줄어요.
options-no-tricks = 노 트릭 보너스
options-no-tricks-help = 한 라운드에 트릭을 하나도 가져가지 않으면 점수가 5점 줄어요. 단, 누군가 슛 더 문에 성공하면 줄지 않아요.
options-moon = 슛 더 문
options-moon-help = 다른 모두의 점수에 전부 더할지, 내 점수에서 뺄지, 둘 중에서 직접 고를지 정해요.
options-moon-add = 다른 모두에게 더하기
options-moon-subtract = 내 점수에서 빼기
options-moon-choose = 직접 고르기
options-revoke = 무늬 위반
options-revoke-help = 무늬를 따를 수 있는데도 따르지 않는 것이 무늬 위반이에요. 아예 낼 수 없게 하거나, 제때 카드를 도로 가져가지 않으면 13점을 받게 할 수 있어요.
options-draw = 첫 딜러 뽑기
options-draw-help = 모두 카드를 한 장씩 뽑아 가장 낮은 사람이 첫 딜러가 돼요. 그다음에는 딜러가 왼쪽으로 넘어가요.
options-closes = 지난 트릭 감추기
options-closes-help = 다음 트릭이 시작되면 지난 트릭을 아무도 다시 볼 수 없어요.
options-target = 목표 점수
options-target-help = 경기를 끝내는 점수예요. 0: 제한 없음.
options-target-rule = 경기가 끝나는 조건
options-target-rule-help = 도달: 딱 그 점수여도 끝나요. 초과: 1점이라도 더 많아야 끝나요.
options-target-rule-meets = 도달
options-target-rule-exceeds = 초과
options-hands = 라운드 수
options-hands-help = 경기의 라운드 수예요. 0: 제한 없음.
