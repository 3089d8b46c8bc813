rules-heartcatchers-lead = 더미 여섯 개를 두고 벌이는 대결. 잡고, 훔치고, 밑에 비밀을 숨기세요. 앞면 카드는 모두 점수가 되고, 숨긴 카드 중에는 더 큰 점수가 걸린 것도 있어요.

rules-heartcatchers-cards = 카드 20장. 빨강, 초록, 파랑마다 빈 하트 3장, 궁극의 사랑 1장, 하트브레이커 1장, 변심 1장이 있고, 하얀 무적이 2장 있어요.
rules-heartcatchers-setup = 양쪽에 카드를 3장씩 앞면으로 놓고 시작해요. 한 장 한 장이 더미의 시작이고, 양쪽에는 항상 더미가 3개씩 있어요. 둘 다 손에 카드를 3장씩 받고, 나머지 8장은 뽑을 카드가 돼요.

rules-heartcatchers-start = 먼저 시작하는 사람
rules-heartcatchers-starter =
    { $games ->
        [1] 먼저 시작하는 사람은 무작위로 정해요.
       *[other] 먼저 시작하는 사람은 무작위로 정해요. 여러 게임을 하는 경기에서는 번갈아 먼저 시작해요.
    }

rules-heartcatchers-turn = 차례가 되면 셋 중 하나를 해요
rules-heartcatchers-catch = <b>잡기.</b> 내 더미 하나의 위에 카드를 앞면으로 내요. 그 카드가 맨 위 카드를 잡을 수 있어야 해요. 빨강은 초록을, 초록은 파랑을, 파랑은 빨강을 잡아요.
rules-heartcatchers-steal = <b>훔치기.</b> 같은 방법으로 상대의 더미 하나를 잡아요. 그런 다음 그 더미를 통째로 내 더미 셋 중 하나와 맞바꿔요. 비밀은 더미와 함께 움직여요.
rules-heartcatchers-secret = <b>비밀 숨기기.</b> 내 것이든 상대 것이든 아무 더미 밑에 아무 카드나 뒷면으로 밀어 넣어요. 한 더미에 비밀이 몇 장이든 있을 수 있어요.
rules-heartcatchers-uncatchable = 무적은 어떤 색이든 잡고, 그 위에는 카드를 낼 수 없어요. 그래도 훔친 더미 대신 주인이 내주거나 변심이 있으면 그 더미도 움직여요. 무적이 있는 더미 밑에도 비밀을 숨길 수 있어요.
rules-heartcatchers-draw = 차례가 끝나면, 뽑을 카드가 남아 있는 한 손패가 3장이 되도록 뽑아요.
rules-heartcatchers-count = 어느 더미든 카드가 몇 장인지 언제나 세어 볼 수 있어요. 비밀은 아무도 볼 수 없지만, 내가 숨긴 비밀은 언제나 볼 수 있어요.

rules-heartcatchers-end = 카드를 모두 내면, 곧 14턴 뒤에 게임이 끝나요. 그런 다음 이 순서로 점수를 계산해요:
rules-heartcatchers-change = 숨겨진 변심은 한 장마다 자기 더미를 맞은편 더미와 맞바꾸고 버려져요. 마주 보는 한 쌍의 더미에 변심이 2장 있으면 서로 상쇄돼요. 다른 비밀은 모두 자기 더미에 남아요.
rules-heartcatchers-secrets = 내 쪽에 숨겨진 궁극의 사랑은 한 장에 3점을 더하고, 내 쪽에 숨겨진 하트브레이커는 한 장에 3점을 빼요. 다른 비밀은 점수가 없어요.
rules-heartcatchers-face-up =
    { $uncatchables ->
        [score] 내 쪽의 앞면 카드는 종류에 상관없이 한 장에 1점이에요. 무적도 포함돼요.
        [nothing] 내 쪽의 앞면 하트는 종류에 상관없이 한 장에 1점이에요. 이 테이블에서 무적은 점수가 없어요.
       *[any] 내 쪽의 앞면 카드는 종류에 상관없이 한 장에 1점이에요. 테이블에서 꺼 두지 않았으면 무적도 포함돼요.
    }
rules-heartcatchers-game = 점수가 높은 사람이 게임에서 이겨요. 점수가 같으면 무승부예요.
rules-heartcatchers-match =
    { $games ->
        [0] 경기는 1게임, 3게임제, 5게임제 중 하나예요. 1게임 경기가 무승부이면 둘 다 이긴 것이 되고, 3게임제로 승부를 가릴 수 있어요. 더 긴 경기는 한 사람이 앞선 게임 수가 남은 게임 수보다 많으면 바로 끝나요. 무승부 게임은 한 게임으로 치지만 누구의 승리도 아니에요. 마지막 게임까지 동률이면 누군가 앞설 때까지 한 게임씩 더 해요.
        [1] 이 경기는 1게임이에요. 무승부이면 둘 다 이긴 것이 되고, 3게임제로 승부를 가릴 수 있어요.
       *[other] 이 경기는 { $games }게임제예요. 한 사람이 앞선 게임 수가 남은 게임 수보다 많으면 바로 끝나요. 무승부 게임은 한 게임으로 치지만 누구의 승리도 아니에요. { $games }게임 뒤에 동률이면 누군가 앞설 때까지 한 게임씩 더 해요.
    }

rules-heartcatchers-picture-colours = 빨강은 초록을, 초록은 파랑을, 파랑은 빨강을 잡아요.
rules-heartcatchers-picture-catch = 잡기: 맨 위가 초록인 내 더미에 빨간 카드를 내요. 더미가 한 장 늘고, 마지막에 내 쪽의 앞면 카드는 한 장에 1점이에요.
rules-heartcatchers-picture-steal = 훔치기: 내 초록 카드로 맨 위가 파랑인 상대의 더미를 잡아요. 그 더미를 비밀까지 통째로 내 더미 하나와 맞바꿔요.
rules-heartcatchers-picture-secret = 숨기기: 아무 카드나 아무 더미 밑에 뒷면으로 넣을 수 있어요. 마지막에 변심은 자기 더미를 맞은편 더미와 맞바꾸고 버려져요. 그런 다음 궁극의 사랑과 하트브레이커는 저마다 놓여 있는 쪽의 점수가 돼요.
rules-heartcatchers-picture-uncatchable = 무적은 어떤 색이든 잡고, 그 위에는 카드를 낼 수 없어요. 그 더미는 훔칠 수 없어요. 주인이 다른 더미 대신 내주거나 변심이 있을 때만 움직여요.

rules-heartcatchers-label-own = 내 더미
rules-heartcatchers-label-hand = 내 손의 카드
rules-heartcatchers-label-theirs = 상대 더미
rules-heartcatchers-label-given = 내줄 내 더미
rules-heartcatchers-label-secret = 아무 더미 밑
rules-heartcatchers-label-love = 3점 더함
rules-heartcatchers-label-breaker = 3점 뺌
rules-heartcatchers-label-change = 맞바꿈

rules-heartcatchers-score-own-cards = 내 더미 3개의 앞면 카드: 3장, 3장, 5장
rules-heartcatchers-score-own-secrets = 내 쪽에 숨겨진 궁극의 사랑 2장
rules-heartcatchers-score-own = 내 점수
rules-heartcatchers-score-ada-cards = Ada의 더미 3개의 앞면 카드: 2장, 1장, 1장
rules-heartcatchers-score-ada-secrets = Ada 쪽에 숨겨진 궁극의 사랑 1장과 하트브레이커 1장
rules-heartcatchers-score-ada-points = { NUMBER($love, sign: "always") } { NUMBER($breaker, sign: "always") }
rules-heartcatchers-score-ada = Ada의 점수
rules-heartcatchers-score-sum = 숨겨진 변심은 먼저 처리하고 버렸어요. 앞면 카드는 모두 점수가 같아요.
