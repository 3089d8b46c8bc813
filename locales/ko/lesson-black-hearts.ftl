lesson-black-hearts-welcome = 블랙 하츠에 오신 것을 환영해요! 빨간 카드 6장은 저주이고, 저마다 저주 점수가 적혀 있어요. 트릭을 가져가면 그 안의 저주도 가져가요. 점수를 되도록 적게 가져가세요.

lesson-black-hearts-pass = 색에 상관없이 가장 높은 숫자가 트릭을 가져가서, 6은 거의 항상 이겨요. 먼저 모두가 카드 2장을 왼쪽으로 넘겨요. 내 카드는 Ada에게 가요.
lesson-black-hearts-pass-task = 6 두 장을 고른 다음 ‘넘기기’를 누르세요.
lesson-black-hearts-pass-why-six = 그러면 6이 한 장 남아요. 둘 다 넘기세요. 6보다 높은 카드는 없어요.
lesson-black-hearts-pass-why-low = 낮은 숫자는 트릭을 놓치는데, 그게 바로 우리가 바라는 거예요. 가장 높은 카드인 6 두 장을 넘기세요.

lesson-black-hearts-open = Clara가 5와 저주인 빨간 3을 넘겨줬어요. 내게는 ‘두 시’라고 하는 파란 2도 있어요. 이 카드를 가진 플레이어는 첫 트릭을 반드시 이 카드로 리드해야 해요.
lesson-black-hearts-open-task = ‘두 시’로 리드하세요.

lesson-black-hearts-curse = Boris가 빨간 1을 냈고, Clara의 5가 그 트릭을 가져갔어요. Clara가 1점을 받아요. 저주는 이렇게 처리해요. 다른 사람이 가져갈 트릭에 내는 거예요.

lesson-black-hearts-any = Clara가 4로 리드해요. 무늬나 색을 따를 필요 없이 아무 카드나 내면 돼요. 내 빨간 3은 4보다 낮아서 이 트릭을 가져오지 않아요.
lesson-black-hearts-any-task = 저주를 처리하세요. 빨간 3을 내세요.
lesson-black-hearts-any-why-five = 5는 4보다 높아서, 뒤에 나오는 저주를 가져오게 될 수 있어요.
lesson-black-hearts-any-why-four = 내 4는 Clara의 4와 같고, 숫자가 같으면 나중에 낸 카드가 이겨요. 게다가 저주도 손에 남아요.
lesson-black-hearts-any-why-one = 1도 안전하지만 이 기회를 놓치지 마세요. 지금이라면 저주를 Clara의 4 아래에 버릴 수 있어요.

lesson-black-hearts-last = Ada가 내가 넘겨준 6으로 내 저주를 가져가서, 빨간 3의 점수는 Ada의 것이에요. 이번 트릭에서는 내가 마지막이라 카드를 모두 볼 수 있어요. 그중 빨간 2가 저주예요.
lesson-black-hearts-tie = 4를 조심하세요. Ada도 4를 냈는데, 숫자가 같으면 나중에 낸 카드가 이겨요.
lesson-black-hearts-tie-task = 낮게 가세요. 1을 내세요.
lesson-black-hearts-tie-why-four = Ada의 4와 같고 더 나중에 내니까 빨간 2를 가져오게 돼요.
lesson-black-hearts-tie-why-five = 5가 가장 높은 카드가 되어 빨간 2를 가져오게 돼요.

lesson-black-hearts-two = 이 트릭에는 저주가 2장 있어요. 빨간 4와 빨간 5예요. 이번에도 내가 마지막이에요.
lesson-black-hearts-two-task = 가져오지 마세요. 4를 내세요.
lesson-black-hearts-two-why = 내 5는 빨간 5와 같고 더 나중에 내니까 저주 2장을 모두 가져와요. 5점이에요.

lesson-black-hearts-single = Clara가 둘 다 가져가 5점을 받고, 마지막 카드로 리드해요. 내게도 한 장밖에 없으니 고를 것이 없어요.
lesson-black-hearts-single-task = 5를 내세요.

lesson-black-hearts-sixes = 마지막 트릭에서 Ada는 빨간 6을, 이어서 Boris는 파란 6을 내야 했어요. 숫자가 같으면 나중에 낸 카드가 이기니까 Boris가 트릭과 저주를 가져갔어요.
lesson-black-hearts-scored = { $result } 누군가의 총점이 13점 이상이 될 때까지 라운드를 이어 가요. 그러면 총점이 가장 낮은 사람이 이겨요.
lesson-black-hearts-end = 하지만 한 라운드에 저주 6장을 모두 가져간 플레이어는 총점에 상관없이 경기에서 이겨요. 그리고 선물을 쓰는 경기에서는 카드를 넘긴 뒤에 선물 한 장을 공개해서 그 라운드의 규칙을 바꿔요.
lesson-black-hearts-end-task = 여기서 계속하거나, 로비에서 선물을 쓰는 경기를 시작해 보세요.
