hints-legal = 규칙에 맞는 수예요.
hints-only-card = 낼 수 있는 카드가 이것뿐이에요.
hints-last-card = 마지막 카드예요.
hints-none-better = 다른 카드를 내도 더 나을 것이 없어요.

hints-exact = 가능한 카드 배분을 모두 따져 봤는데, 더 나은 수가 없어요.
hints-simulated = 카드 배분을 시뮬레이션한 결과가 가장 좋아요.
hints-simulated-pass = 카드 배분을 시뮬레이션해 보면, 이 카드들이 없을 때 결과가 가장 좋아요.
hints-simulated-wins = 시뮬레이션한 게임에서 가장 자주 이겨요.

hints-like-search = 멀리 내다보는 봇도 아마 이렇게 할 거예요.
hints-best-for-trick = 이번 트릭에는 이게 가장 좋아 보여요.
hints-best-for-queen = 이번 트릭과 스페이드 퀸을 생각하면 이게 가장 좋아 보여요.
hints-best-by-cards-played = 지금까지 나온 카드로 보면 이게 가장 좋아 보여요.
hints-best-for-now = 지금은 이게 가장 좋아 보여요.

hints-pass-for-moon = 슛 더 문을 노릴 만해요. 트릭을 놓칠 카드를 넘기세요.
hints-pass-queen = 스페이드가 너무 적어서 스페이드 퀸을 지킬 수 없어요.
hints-pass-suit = 이 카드들을 넘기면 한 무늬가 없어져서, 그 무늬로 리드될 때 다른 카드를 버릴 수 있어요.
hints-pass-spades = 높은 스페이드가 있으면 스페이드 퀸을 가져오게 될 수 있어요.
hints-pass-high = 이 카드들은 트릭을 가져오기 쉬워요.

hints-draw-queen = 스페이드 퀸을 끌어낼 수 있어요.
hints-lead-low = 낮은 리드라서 아마 다른 사람이 가져갈 거예요.
hints-lead-losing = 아마 다른 사람이 가져갈 리드예요.
hints-lead-cheap = 아마 이 트릭을 가져오겠지만, 손해는 적을 거예요.
hints-lead-best = 이보다 나은 리드가 없어요.

hints-highest-under = 이 트릭을 가져오지 않는 카드 중에서 가장 높은 카드예요.
hints-under = 이 카드로는 트릭을 가져오지 않아요.
hints-high-while-cheap = 이 트릭에는 아마 점수가 없을 테니, 가장 높은 카드를 내세요.
hints-must-win = 이 트릭을 가져오는 건 피할 수 없어요.
hints-likely-win = 이 트릭을 가져오는 건 아마 피할 수 없을 거예요.
hints-worth-winning = 이 트릭은 가져올 만해요.
hints-probably-under = 뒤에 내는 누군가가 아마 더 높은 카드를 낼 거예요.

hints-drop-queen = 스페이드 퀸을 처리하세요.
hints-give-heart = 다른 사람의 트릭에 하트를 버리세요.
hints-drop-high-spade = 스페이드 퀸을 가져오게 될 수 있는 높은 스페이드를 처리하세요.
hints-drop-danger = 나중에 손해를 볼 가능성이 가장 큰 카드를 버리세요.
hints-avoid-queen = 다른 카드를 내면 스페이드 퀸을 가져오게 돼요.

hints-stop-moon = 지금까지 한 플레이어가 점수를 모두 가져갔어요. 이 트릭을 가져와서 슛 더 문을 막으세요.
hints-moon-certain = 남은 트릭을 전부 가져와서 슛 더 문에 성공하는 게 확실해요.
hints-moon-lead = 슛 더 문: 가장 확실하게 이기는 카드로 리드하세요.
hints-moon-win = 슛 더 문: 이 트릭도 가져오세요.
hints-moon-lose = 슛 더 문: 나중에 트릭을 놓칠 카드를 처리하세요.

hints-reward-wins = 경기가 끝나고, 내가 이겨요.
hints-reward-too-soon = 다른 플레이어에게 점수를 더하면 내가 앞서기 전에 경기가 끝나 버려요.
hints-reward-ahead = 나보다 앞선 사람이 없어서 경기가 짧을수록 좋아요.
hints-reward-behind = 뒤지고 있어서 경기가 길수록 좋아요.
hints-reward-likelier = 경기에서 이길 가능성이 더 커요.
hints-reward-same = 어느 쪽을 골라도 다른 플레이어와의 점수 차이는 똑같이 좋아져요.

hints-keep-wild = 와일드 클로버는 나중을 위해 아껴 두세요.
hints-open-only-club = 하나뿐인 클로버이고, 최저로 내면 트릭을 가져오는 일이 거의 없어요.
hints-open-high-clubs = 다른 클로버는 높지만, 와일드 클로버는 최저로 시작해요.

hints-correct-revoke = 무늬 위반을 바로잡아서 벌점을 받지 않아요.
hints-gather = 트릭이 끝났어요.

hints-pass-curse = 저주는 다른 사람 손에 있는 편이 나아요.
hints-pass-winners = 트릭을 가져오기 가장 쉬운 카드를 넘기세요.
hints-two-oclock = ‘두 시’로 라운드를 시작해요.
hints-give-curse = 다른 사람이 이 트릭을 가져가니까 저주를 얹어 주세요.
hints-no-curse = 이 트릭에는 저주가 없어서 가져와도 안전해요.
hints-may-be-beaten = 뒤에 내는 누군가가 더 높은 카드를 낼 수도 있어요.

hints-uncatchable = 맨 위에 무적이 있으면 아무도 그 더미를 훔칠 수 없어요.
hints-add-heart = 내 쪽에 1점이 늘어나요.
hints-better-stack = 맞바꿔서 더 좋은 더미를 얻어요.
hints-stack-for-card = 카드 한 장으로 더미를 통째로 얻어요.
hints-ultimate-love = 내 더미 밑에 숨긴 궁극의 사랑은 3점이에요.
hints-heartbreaker = 상대 더미 밑에 숨긴 하트브레이커는 상대의 점수를 3점 깎아요.
hints-change-of-heart = 마지막에 변심이 자기 더미를 맞은편 더미와 맞바꿔요.
hints-hide = 이 카드는 비밀로 쓸 때 더 가치가 있어요.

hints-why = 왜요?
hints-pass = { JOSA(CARDS($cards), form: "을/를") } 넘기세요.
hints-choices = 선택할 수 있는 수
hints-choice = 수
hints-points = 더 받는 점수
hints-chance = 낮아지는 승률
hints-best = 최선
hints-points-more = { NUMBER($more, digits: 1) } ± { NUMBER($error, digits: 1) }
hints-chance-more = { NUMBER($more, digits: 0, style: "percent") } ± { NUMBER($error, digits: 0, style: "percent") }
hints-once = 거의 시도하지 않음
hints-close = 우열을 가릴 수 없음
hints-about = 지금 보이는 정보와 맞는 판을 봇이 여러 번 끝까지 해 본 결과예요. 막대는 평균 손실, 막대 끝의 선은 불확실성(표준 오차)이에요.
hints-more =
    { $count ->
       *[other] { $count }개 더 보기
    }
hints-nothing = 더 비교할 만한 수가 없어요.
