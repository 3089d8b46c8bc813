ratings-intro = 로그인한 플레이어끼리 한 공개 경기만 레이팅에 반영돼요.
ratings-game = 게임
ratings-empty = 이 게임에는 아직 레이팅이 있는 사람이 없어요. 공개 경기를 해서 첫 번째가 되어 보세요.

ratings-place = 순위
ratings-player = 플레이어
ratings-rating = 레이팅
ratings-won = 승리

ratings-won-of = { $played }경기 { $won }승
ratings-you = 나
ratings-program = { $name } (봇)

ratings-how = 레이팅 계산 방식
ratings-how-who = 2명 이상이 시작하고 모두 로그인한 경기가 레이팅에 반영돼요. 그 경기에 참가한 봇의 레이팅도 바뀌어요.
ratings-how-start = 누구나 { $rating }에서 시작해요. ± 뒤의 수는 레이팅이 얼마나 빗나갈 수 있는지 나타내요.
ratings-how-surer = 경기를 할수록 레이팅은 더 정확해지고 그 수는 작아져요.
ratings-how-order = 순위는 레이팅에서 그 수를 뺀 값으로 정해요.
ratings-how-leave = 경기에서 완전히 나가면 그 경기에서 꼴찌가 돼요.
