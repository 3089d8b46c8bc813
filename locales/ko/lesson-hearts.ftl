lesson-hearts-welcome = 하츠에 오신 것을 환영해요! 여기서는 점수가 적을수록 좋아요. 가져간 하트는 한 장에 1점, 스페이드 퀸은 13점이에요. 다른 카드는 모두 0점이에요.

lesson-hearts-pass = 먼저 카드를 넘겨요. 왼쪽의 Ada에게 3장을 주고, Clara에게서 3장을 받아요. 높은 카드는 트릭과 그 안의 점수를 가져오니까 높은 카드를 넘기세요.
lesson-hearts-pass-task = 스페이드 킹, 다이아몬드 킹, 하트 에이스를 고른 다음 ‘넘기기’를 누르세요.
lesson-hearts-pass-why-low = 낮은 카드는 아껴 두세요. 다른 사람이 트릭을 가져가게 해 줘요.
lesson-hearts-pass-why-clubs = 클로버 2장은 모두 남겨 두세요. 클로버를 다 쓰고 나면, 클로버로 리드될 때 아무 카드나 낼 수 있어요.
lesson-hearts-pass-why-high = 클로버를 빼면 킹 2장과 하트 에이스가 가장 높은 카드예요. 그 3장을 넘기세요.

lesson-hearts-queen = Clara가 스페이드 퀸을 넘겨줬어요! 이 카드를 가져가는 플레이어는 13점을 받아요. 그게 내가 되지 않게 해 봐요.

lesson-hearts-first = 첫 트릭은 항상 클로버 2로 시작하고, 그 카드는 Boris에게 있었어요. 클로버가 있으니 무늬를 따라야 해요. 첫 트릭에는 하트와 스페이드 퀸을 낼 수 없어서 안전해요.
lesson-hearts-first-task = 에이스를 내세요. 트릭을 가져오지만 지금은 점수가 없어요.
lesson-hearts-first-why = 잭을 내도 되지만, 에이스를 남겨 두면 나중에 점수가 있는 트릭을 가져올 수 있어요. 안전한 지금 내세요.

lesson-hearts-lead = 리드 무늬에서 가장 높은 카드, 바로 내 에이스가 트릭을 가져가요. 트릭을 가져간 사람이 다음 트릭을 리드해요. 아직 하트로 리드할 수 없어요. 하트를 눌러 보면 이유를 알 수 있어요.
lesson-hearts-lead-task = 가장 낮은 다이아몬드인 4로 리드하세요. 거의 틀림없이 누군가 더 높은 카드를 낼 거예요.
lesson-hearts-lead-why-spade = 다른 스페이드는 남겨 두세요. 한 장이라도 있으면 스페이드로 리드될 때 퀸을 내지 않아도 돼요.
lesson-hearts-lead-why-queen = 아무도 스페이드 에이스나 킹을 내지 않으면 내 퀸과 13점을 내가 가져와요. 대신 낮은 다이아몬드로 리드하세요.
lesson-hearts-lead-why-club = 클로버 잭은 트릭을 가져올 수 있어요. 다이아몬드 4는 거의 틀림없이 가져오지 않아요.
lesson-hearts-lead-why-diamond = 더 높은 다이아몬드는 트릭과 거기에 버려진 점수를 가져올 수 있어요. 4는 거의 틀림없이 가져오지 않아요.

lesson-hearts-follow = Boris가 트릭을 가져가고 클로버로 리드해요. 클로버가 한 장밖에 없으니 그걸 내야 해요.
lesson-hearts-follow-task = 클로버 잭을 내세요.

lesson-hearts-discard = Boris가 클로버 킹으로 리드하는데, 내게는 클로버가 없어요. 무늬를 따를 수 없으면 아무 카드나 낼 수 있어요. 이것을 ‘버리기’라고 하고, 버린 카드로는 절대 트릭을 가져오지 않아요.
lesson-hearts-discard-task = 스페이드 퀸을 버리세요. Boris가 퀸과 13점을 가져가요.
lesson-hearts-discard-why-heart = 하트는 Boris에게 1점이지만 퀸은 13점이에요. 이런 기회는 또 없을지도 몰라요.
lesson-hearts-discard-why-other = 그건 Boris에게 점수가 되지 않아요. 할 수 있을 때 퀸을 처리하세요.

lesson-hearts-broken = Boris가 13점을 받았어요! 스페이드 퀸 때문에 하트도 깨졌어요. 이제부터는 하트로 리드할 수 있어요. 하트를 버려도 하트가 깨져요.

lesson-hearts-duck = Boris가 다이아몬드 10으로 리드해요. 10보다 낮은 다이아몬드 중 가장 높은 카드를 내세요. 그러면 트릭을 가져오지 않으면서 높은 카드를 처리할 수 있어요.
lesson-hearts-duck-task = 다이아몬드 9를 내세요.
lesson-hearts-duck-why = 7도 10보다 낮지만 아껴 두세요. 나중에 9보다 더 많은 카드를 피할 수 있어요.

lesson-hearts-last = 내가 마지막이라 누가 이기는지 알 수 있어요. 하트 킹을 낸 Boris예요. 지금 내가 어떤 하트를 내든 Boris가 가져가요.
lesson-hearts-last-task = 가장 높은 하트인 퀸을 내세요.
lesson-hearts-last-why = 그것도 Boris가 가져가지만 하트 퀸이 손에 남아요. 나중에 하트가 가득한 트릭을 가져올 수 있어요.

lesson-hearts-moon = Boris를 보세요. 지금까지 점수를 모두 가져갔어요. 하트 13장과 스페이드 퀸을 모두 가져가는 것을 ‘슛 더 문’이라고 해요. 그 플레이어는 0점, 다른 모두는 26점을 받아요.

lesson-hearts-stop = Boris가 하트 6으로 리드해요. 다른 사람이 하트를 한 장이라도 가져가면 Boris는 슛 더 문을 할 수 없어요. 26점보다는 몇 점이 나아요.
lesson-hearts-stop-task = 하트 9로 6을 이기세요.
lesson-hearts-stop-why = 6보다 낮아서 Boris가 이 하트들도 가져가 슛 더 문에 더 가까워질 수 있어요. 9로 막으세요.

lesson-hearts-low = 4점을 가져왔지만 이제 Boris는 슛 더 문을 할 수 없어요. 내가 리드할 차례예요. 낮은 카드로 리드하세요. 다른 사람이 더 높은 카드를 내야 하면 그중 한 명이 트릭을 가져가요.
lesson-hearts-low-task = 하트 2로 리드하세요.
lesson-hearts-low-why-five = 5도 충분히 낮을 수 있지만 2가 더 안전해요. 다른 사람에게 하트가 있는 한 트릭을 가져오지 않아요.
lesson-hearts-low-why-other = 지금은 하트를 내기 좋은 때예요. 내 2가 가장 낮으니 다른 사람이 점수를 가져가요.

lesson-hearts-alone = 이제 혼자서 라운드를 끝내 보세요. 무늬를 따를 때는 트릭을 가져오지 않는 가장 높은 카드를 내세요. 따를 수 없을 때는 가장 위험한 카드를 버리세요.
lesson-hearts-alone-task = 무엇을 낼지 모르겠나요? ‘힌트’를 누르세요.

lesson-hearts-scored = { $result } 한 라운드의 점수를 모두 더하면 26점이에요. 누군가 100점에 이를 때까지 라운드를 이어 가요. 그러면 총점이 가장 낮은 사람이 이겨요.
lesson-hearts-end = 이제 하츠를 다 배웠어요! 위험한 카드는 넘기고, 무늬를 따를 때는 낮게 내고, 따를 수 없을 때는 높은 카드를 버리고, 슛 더 문을 조심하세요. 이번 라운드에는 오른쪽으로 넘겨요.
lesson-hearts-end-task = 여기서 원하는 만큼 계속하거나, 로비에서 내 경기를 시작해 보세요.
