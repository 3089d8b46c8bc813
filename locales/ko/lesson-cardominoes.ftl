lesson-cardominoes-welcome = CARDominoes에 오신 것을 환영해요! 타일을 쓰지만 하츠처럼 점수가 적을수록 좋아요. 가져간 하트는 하나에 1점, 스페이드 퀸은 13점이에요. 먼저 모두가 타일을 하나씩 뽑았고, Ada의 5가 가장 낮아서 딜러가 됐어요.

lesson-cardominoes-pass = 먼저 왼쪽의 Ada에게 타일 3개를 넘겨요. 내게는 스페이드 퀸과 클로버 3개가 있어요. 첫 트릭은 클로버 2로 시작하고, 이 게임에서는 첫 트릭부터 점수를 받을 수 있어요.
lesson-cardominoes-pass-task = 클로버 3개를 모두 넘기세요. 클로버가 없으면 퀸을 바로 버릴 수 있어요.
lesson-cardominoes-pass-why-queen = 그러면 퀸은 Ada에게 가지만, 나중에 트릭에서 가져오게 될 수도 있어요. 클로버가 없으면 첫 트릭에 퀸을 버릴 수 있어요.
lesson-cardominoes-pass-why-other = 대신 클로버 킹, 8, 4를 넘겨서 클로버를 하나도 남기지 마세요.

lesson-cardominoes-first = Boris가 클로버 2로 리드했어요. 클로버가 없으니 아무 타일이나 낼 수 있어요. 하츠의 첫 트릭에는 점수가 없지만 CARDominoes에서는 달라요.
lesson-cardominoes-first-task = 스페이드 퀸을 버리세요.
lesson-cardominoes-first-why-heart = 하트는 상대에게 1점이지만 퀸은 13점이에요. 버릴 수 있을 때 퀸을 버리세요.
lesson-cardominoes-first-why-other = 그건 아무에게도 점수가 되지 않아요. 퀸을 버리세요. 그러려고 클로버를 넘긴 거예요.

lesson-cardominoes-win = Ada가 내가 넘겨준 킹으로 퀸을 가져갔어요. 13점이에요. CARDominoes에서는 퀸으로 하트가 깨지지 않아요. 이제 Ada가 다이아몬드로 리드하고, 내가 마지막이에요.
lesson-cardominoes-win-task = 이 트릭에는 점수가 없으니 잭으로 가져오세요.
lesson-cardominoes-win-why = 낮은 타일은 아껴 두세요. 다른 사람이 트릭을 가져가게 해 줘요. 점수가 없는 지금 잭을 내세요.

lesson-cardominoes-look = 내가 가져온 트릭은 다음 리드 때까지 앞면으로 놓여 있어요. 그 뒤에는 뒤집어서 아무도 다시 볼 수 없어요. 볼 수 있을 때 봐 두세요!

lesson-cardominoes-lead = 아직 하트로 리드할 수 없어요. 하트를 눌러 보면 이유를 알 수 있어요. 하지만 스페이드 퀸이 나왔으니 이제 점수가 되는 스페이드는 없어요.
lesson-cardominoes-lead-task = 아무 스페이드로나 리드하세요.
lesson-cardominoes-lead-why = 낮은 다이아몬드는 나중에 다른 사람이 트릭을 가져가게 할 때 쓰세요. 스페이드로 리드하세요.

lesson-cardominoes-broken = Clara는 다이아몬드가 없어서 하트 에이스를 버렸어요. 이 트릭이 끝나면 하트가 깨져요. 다음 트릭부터는 하트로 리드할 수 있어요.
lesson-cardominoes-broken-task = 퀸보다 낮은 다이아몬드 중 가장 높은 5를 내세요.
lesson-cardominoes-broken-why = 2도 퀸보다 낮지만 아껴 두세요. 나중에 5보다 더 많은 타일을 피할 수 있어요.

lesson-cardominoes-duck = Boris가 하트 6으로 리드하고, 지금은 Clara의 9가 이기고 있어요.
lesson-cardominoes-duck-task = 9보다 낮은 하트 중 가장 높은 7을 내세요.
lesson-cardominoes-duck-why-king = 하트 에이스는 이미 나와서, 킹을 내면 트릭과 그 안의 하트를 모두 가져오게 돼요.
lesson-cardominoes-duck-why-low = 그것도 9보다 낮지만, 나중에는 7을 처리하기가 더 어려워요.

lesson-cardominoes-moon = Ada의 10이 하트 4개를 가져갔어요. 하트 13개와 퀸을 모두 가져가면 ‘슛 더 문’이에요. 내 점수에서 26점을 빼거나, 다른 모두에게 26점을 더해요. 이번 라운드에는 이제 아무도 할 수 없어요.
lesson-cardominoes-moon-task = 이제 혼자서 라운드를 끝내 보세요.

lesson-cardominoes-scored = { $result } 누군가의 총점이 100점을 넘으면 경기가 끝나요. 딱 100점으로는 끝나지 않아요. 경기가 끝났을 때 총점이 가장 낮은 사람이 이겨요.
lesson-cardominoes-end = 이번에는 오른쪽으로 넘기고, 다음 라운드에는 맞은편으로, 그다음에는 넘기지 않아요. 무늬를 따르지 않고도 타일을 낼 수 있는 테이블이 있는데, 제때 바로잡지 않으면 13점을 받아요.
lesson-cardominoes-end-task = 여기서 계속하거나, 로비에서 내 경기를 시작해 보세요.
