opening-got-it = 알겠어요

opening-hearts-pass = 넘길 카드 3장을 고른 다음 ‘넘기기’를 누르세요. 높은 스페이드와 높은 하트가 가장 위험해요.
opening-cardominoes-pass = 넘길 타일 3개를 고른 다음 ‘넘기기’를 누르세요. 내 타일의 앞면은 나만 볼 수 있어요.
opening-black-hearts-pass = 무엇을 넘길지 모르겠나요? 규칙서는 손에서 가장 높은 숫자를 권해요.
opening-custom-hearts-pass = 넘길 카드를 고른 다음 ‘넘기기’를 누르세요.

opening-hearts-play = 밝게 표시된 카드를 낼 수 있어요. 흐린 카드를 누르면 왜 낼 수 없는지 알려 줘요.
opening-cardominoes-play = 밝게 표시된 타일을 낼 수 있어요. 끝난 트릭은 가져간 사람이 리드하거나 거둘 때까지 펼쳐져 있어요.
opening-wild-twists-play = 밝게 표시된 카드를 낼 수 있어요. 와일드는 낼 때 그 무늬의 최고와 최저 중에서 골라요.
opening-black-hearts-play = 색을 따를 필요 없이 아무 카드나 낼 수 있어요. 가장 높은 숫자가 이기고, 같으면 마지막에 낸 카드가 이겨요. 선물에 따라 달라질 수 있어요.
opening-custom-hearts-play = 밝게 표시된 카드를 낼 수 있어요. 흐린 카드를 누르면 왜 낼 수 없는지 알려 줘요.

opening-heartcatchers-turn = 카드를 고른 다음 ‘잡기’, ‘훔치기’, ‘숨기기’ 중 하나를 누르세요. 늘어선 하트는 어떤 색이 어떤 색을 잡는지 보여 줘요.

opening-card-blank = 빈 하트
opening-card-love = 궁극의 사랑
opening-card-breaker = 하트브레이커
opening-card-change = 변심
opening-card-uncatchable = 무적

opening-card-wild = 와일드
opening-card-high = 최고
opening-card-low = 최저
