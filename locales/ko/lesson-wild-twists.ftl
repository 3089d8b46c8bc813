lesson-wild-twists-welcome = 와일드 트위스트에 오신 것을 환영해요! 하츠처럼 점수가 적을수록 좋아요. 가져간 하트는 한 장에 1점, 스페이드 퀸은 13점이에요. 새로운 것은 무늬마다 한 장씩 있는 와일드 카드 4장이에요. 내게 3장이나 있어요!
lesson-wild-twists-wild = 와일드는 자기 무늬의 카드예요. 낼 때 최고와 최저 중에서 골라요. 최고는 에이스보다 높고, 최저는 2보다 낮아요. 이 게임에서는 카드를 넘기지 않아요.

lesson-wild-twists-open = 첫 트릭은 가장 낮은 클로버로 시작해요. 내게 와일드 클로버가 있어서 최저로 리드할 수 있어요. 리드하지 않으면 다른 클로버 중 가장 낮은 카드로 시작해요.
lesson-wild-twists-open-task = 와일드 클로버를 최저로 내서 리드하세요. 트릭을 가져올 일이 없어요.
lesson-wild-twists-open-why = 아껴 둘 수도 있지만, 최저로 낸 와일드가 어떻게 되는지 이번에는 리드해 봐요.

lesson-wild-twists-queen = Boris는 클로버가 없어서 스페이드 퀸을 버렸어요. 이 게임에서는 첫 트릭부터 점수를 받을 수 있어요. Clara의 킹이 트릭과 13점을 가져갔어요. 여기서는 퀸으로 하트가 깨지지 않아요.

lesson-wild-twists-discard = Clara가 다이아몬드 에이스로 리드하는데, 내게는 다이아몬드가 없어요. 무늬를 따를 수 없으면 아무 카드나 낼 수 있어요. 하트를 버리면 하트가 깨져요.
lesson-wild-twists-discard-task = 하트 에이스를 버리세요. 아마 Clara가 가져갈 거예요.
lesson-wild-twists-discard-why-wild = 와일드는 자기 무늬에서 쓰는 게 더 좋아요. 하트 에이스를 버리세요. 나중에 하트를 가져오게 될 수 있어요.
lesson-wild-twists-discard-why-jack = 잭을 버려도 되지만 에이스가 더 위험해요. 다른 사람의 하트 중에는 에이스를 이길 카드가 없어요.
lesson-wild-twists-discard-why-other = 안전하지만 Clara에게 점수가 되지 않아요. 지금은 하트를 공짜로 처리할 수 있어요.

lesson-wild-twists-follow = Boris가 와일드 다이아몬드를 최저로 내서 Clara의 에이스가 이겼어요. 하트가 깨졌고, Clara가 하트 8로 리드해요. 무늬를 따라야 해요. 와일드 하트도 하트라서 다른 하트처럼 1점이에요.
lesson-wild-twists-follow-task = 와일드 하트를 최저로 내세요.
lesson-wild-twists-follow-why-highest = 최고로 내면 트릭과 그 안의 하트를 틀림없이 모두 가져와요. 최저로 내세요.
lesson-wild-twists-follow-why-jack = 아무도 더 높은 하트를 내지 않으면 잭이 트릭을 가져와요. 와일드 하트를 최저로 내면 가져오지 않아요.

lesson-wild-twists-last = Ada의 킹이 하트 4장을 가져갔어요. 이제 Ada가 스페이드로 리드하고, 내가 마지막이에요. 이 트릭에는 점수가 없어서 가져와도 손해가 없어요.
lesson-wild-twists-win = 최고로 낸 와일드는 그 무늬의 다른 모든 카드를 이겨요. 그리고 트릭을 가져오면 다음 트릭을 내가 리드해요.
lesson-wild-twists-win-task = 트릭을 가져오세요. 와일드 스페이드를 최고로 내세요.
lesson-wild-twists-win-why-lowest = 최저로 내면 트릭이 Clara에게 가요. 이번에는 최고로 내세요. 점수가 없는 트릭이에요.
lesson-wild-twists-win-why-other = 그것도 낼 수 있지만, 지금이 와일드를 최고로 쓸 때예요. 이 트릭에는 점수가 없어요.

lesson-wild-twists-lead = 점수 없이 트릭을 가져왔어요. 이제 내가 리드할 차례예요. 다른 사람에게 같은 무늬의 더 높은 카드가 있는 동안에는 낮은 카드로 리드하는 게 안전해요.
lesson-wild-twists-lead-task = 스페이드 2로 리드하세요.
lesson-wild-twists-lead-why-spade = 더 높은 스페이드는 트릭을 가져올 수 있어요. 가장 낮은 스페이드가 가장 안전한 리드예요.
lesson-wild-twists-lead-why-heart = 이제 하트로 리드해도 되지만, 잭이 하트를 가져올 수 있고 하트는 한 장에 1점이에요.
lesson-wild-twists-lead-why-club = Boris는 클로버가 없어서 이 트릭에 하트를 버릴 수 있고, 내가 가져오게 될 수 있어요.

lesson-wild-twists-moon = 하트 14장과 퀸을 모두 더하면 27점이에요. 전부 가져가면 ‘슛 더 문’이에요. 내 점수에서 27점을 빼거나, 다른 모두에게 27점을 더해요. 이번 라운드에는 이제 아무도 할 수 없어요.
lesson-wild-twists-moon-task = 이제 혼자서 라운드를 끝내 보세요.

lesson-wild-twists-scored = { $result } 짧은 경기는 1라운드, 보통은 3라운드, 긴 경기는 5라운드예요. 총점이 가장 낮은 사람이 이겨요.
lesson-wild-twists-end = 3명, 5명, 6명이 하면 카드가 몇 장 남아요. 남은 카드는 가운데에 뒷면으로 놓이고, 첫 트릭을 가져간 사람이 보지 않고 함께 가져가요.
lesson-wild-twists-end-task = 와일드 트위스트를 다 배웠어요! 로비에서 내 경기를 시작해 보세요.
