setup-players = 플레이어
setup-difficulty = 난이도
setup-your-name = 내 이름
setup-bot = 봇
setup-bot-number = 봇 { $number }
setup-level = 레벨
setup-level-at = { $seat }번 자리의 레벨
setup-levels = 봇의 레벨 설명
setup-reset = 모두 초기화
setup-friends = 친구와 함께
setup-play = 플레이

setup-wrong-range = { $least }에서 { $most } 사이의 수를 입력하세요.
setup-wrong-card = ‘{ $typed }’에 해당하는 카드가 없어요. 다이아몬드 2는 2D, 와일드 클로버는 WC라고 쓰세요.
setup-wrong-again = ‘{ $typed }’ 카드는 덱에 없거나 두 번 뺐어요.
setup-wrong-uneven = 카드 { $cards }장을 { $players }명에게 똑같이 나눌 수 없어요. 카드를 더 빼거나 덜 빼세요.
setup-wrong-clubs = 덱에 클로버를 더 남겨 두세요. 라운드마다 클로버로 시작해야 해요.
setup-wrong-points = 덱에 스페이드 퀸을 남기고, 하트도 적어도 한 장 남겨 두세요.
setup-wrong-pass = 플레이어마다 카드가 { $cards }장뿐이에요. 더 적게 넘기세요.
setup-wrong-direction = ‘{ $typed }’에 해당하는 방향이 없어요. 왼쪽, 오른쪽, 맞은편, 유지 중에서 쓰세요.
setup-wrong-across = 플레이어가 홀수이면 맞은편에 아무도 없어요. 왼쪽, 오른쪽, 유지를 쓰세요.
setup-wrong-no-direction = 방향을 적어도 하나 입력하거나 ‘카드 넘기기’를 끄세요.
setup-wrong-end = 경기를 끝내는 점수나 라운드 수를 정하세요.

setup-duplicate = 듀플리케이트 경기
setup-duplicate-about = 친구에게 링크를 보내세요. 모두가 자리를 바꿔 가며 봇을 상대로 같은 경기를 { $count }번 해요. 언제든 할 수 있고, 카드 운은 결과에 영향을 주지 않아요.
setup-duplicate-make = 듀플리케이트 경기 만들기
