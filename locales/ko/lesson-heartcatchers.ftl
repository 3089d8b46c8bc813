lesson-heartcatchers-welcome = 하트캐처스에 오신 것을 환영해요! 아래의 더미 3개는 내 것, 위의 더미 3개는 Ada의 것이에요. 마지막에 내 쪽에 앞면으로 놓인 카드는 한 장에 1점이에요. 차례마다 잡기, 훔치기, 숨기기 중 하나를 해요.

lesson-heartcatchers-catch = 잡으려면 내 더미 위에 카드를 내세요. 빨강은 초록을, 초록은 파랑을, 파랑은 빨강을 잡아요. 잡을 때마다 내 쪽에 앞면 카드가 한 장 늘어요.
lesson-heartcatchers-catch-task = 손에서 빨간 카드를 골라 내 초록 더미를 잡으세요.
lesson-heartcatchers-catch-why-other = 그것도 잘 잡는 수지만, 먼저 빨간 카드로 초록 더미를 잡아 보세요.
lesson-heartcatchers-catch-why-steal = 훔치기는 가져올 것이 더 많아지면 곧 할 거예요. 먼저 잡아 보세요.
lesson-heartcatchers-catch-why-hide = 숨기기는 곧 해 볼 거예요. 먼저 빨간 카드로 잡으세요. 앞면이면 1점이에요.

lesson-heartcatchers-breaker = Ada도 카드를 잡았어요. 내게는 하트브레이커가 있어요. 더미 밑에 뒷면으로 숨기면, 마지막에 그 더미를 가진 플레이어의 점수를 3점 깎아요.
lesson-heartcatchers-lock = Ada의 세 번째 더미는 맨 위가 무적이에요. 그 위에는 아무것도 낼 수 없어서, 아무도 그 더미를 잡거나 훔칠 수 없어요. 맞바꾸지 않는 한 계속 Ada 쪽에 있어요.
lesson-heartcatchers-lock-task = 하트브레이커를 골라 그 더미 밑에 숨기세요.
lesson-heartcatchers-lock-why-own = 내 더미 밑에 숨기면 내가 3점을 잃어요.
lesson-heartcatchers-lock-why-open = Ada의 다른 더미는 누가 훔칠 수 있고, 그게 나일 수도 있어요. 무적 밑이라면 하트브레이커를 도로 가져올 일이 없어요.
lesson-heartcatchers-lock-why-up = 앞면이면 다른 카드처럼 1점이지만, 뒷면이면 Ada의 점수를 3점 깎아요.
lesson-heartcatchers-lock-why-other = 그건 나중에 해도 돼요. 먼저 하트브레이커를 Ada에게 손해가 되는 곳에 숨기세요.

lesson-heartcatchers-steal = Ada의 두 번째 더미는 이제 3장이고 맨 위가 파랑이에요. 훔치려면 맨 위 카드를 잡으세요. 더미를 통째로 얻고, 대신 내 더미 하나를 내줘요.
lesson-heartcatchers-steal-task = 초록 카드로 Ada의 두 번째 더미를 훔치세요. 대신 한 장뿐인 내 세 번째 더미를 내주세요.
lesson-heartcatchers-steal-why-give = 더미는 잘 골랐어요! 하지만 세 번째 더미를 내주세요. 한 장뿐이고, 나머지 두 더미는 쓸 데가 있어요.
lesson-heartcatchers-steal-why-wild = 무적은 지킬 만한 더미를 위해 아껴 두세요. 초록 카드로 3장짜리 더미를 훔칠 수 있어요.
lesson-heartcatchers-steal-why-other = 3장짜리 더미를 훔치는 게 더 이득이에요. 그 카드들을 얻고, 잡는 데 쓴 초록 카드도 내 것이 돼요.

lesson-heartcatchers-keep = 이제 내 세 번째 더미는 4장이고 맨 위가 초록이에요. Ada가 빨간 카드로 도로 훔칠 수 있어요. 무적은 어떤 색이든 잡고, 그 위에는 아무것도 낼 수 없어요.
lesson-heartcatchers-keep-task = 큰 더미를 잠그세요. 무적으로 잡으면 돼요.
lesson-heartcatchers-keep-why-biggest = 무적을 낸 더미는 잠겨요. 가장 큰 더미를 잠그세요.
lesson-heartcatchers-keep-why-first = 먼저 큰 더미를 잠그세요. Ada가 빨간 카드로 훔칠 수 있어요.

lesson-heartcatchers-love = Ada가 자기 첫 번째 더미 밑에 카드를 숨겼어요. 내게는 궁극의 사랑이 있어요. 더미 밑에 숨기면, 마지막에 그 더미를 가진 플레이어에게 3점을 줘요.
lesson-heartcatchers-love-task = 아무도 훔칠 수 없는 곳, 잠근 더미 밑에 숨기세요.
lesson-heartcatchers-love-why-open = 그 더미도 내 것이지만, Ada가 궁극의 사랑까지 함께 훔칠 수 있어요. 잠근 더미는 훔칠 수 없어요.
lesson-heartcatchers-love-why-theirs = 거기에 숨기면 Ada가 3점을 얻어요.
lesson-heartcatchers-love-why-other = 먼저 궁극의 사랑을 안전한 곳에 숨기세요. 3점짜리예요.

lesson-heartcatchers-change = Ada는 자기 첫 번째 더미 밑에 무엇을 숨겼을까요? 궁극의 사랑일 수도, 블러핑일 수도 있어요. 내게는 변심이 있어요. 더미 밑에 숨기면 마지막에 그 더미를 맞은편 더미와 맞바꿔요.
lesson-heartcatchers-swap = Ada의 첫 번째 더미는 3장에 비밀이 1장 있고, 맞은편의 내 더미는 2장뿐이에요. 단, 변심 2장을 모두 거기에 숨기지는 마세요. 두 번째가 첫 번째를 되돌려요.
lesson-heartcatchers-swap-task = 마주 보는 두 첫 번째 더미 중 하나의 밑에 빨간 변심을 숨기세요.
lesson-heartcatchers-swap-why-steal = 잘 훔치는 수지만, Ada가 그 더미를 도로 훔칠 수 있어요. 숨긴 변심은 Ada가 받아칠 수 없는 마지막에 효과가 나요.
lesson-heartcatchers-swap-why-catch = 먼저 빨간 변심을 숨기세요. Ada의 첫 번째 더미를 얻을 수 있어요.
lesson-heartcatchers-swap-why-locked = 그러면 Ada가 내 크고 잠긴 더미를 얻고, 나는 하트브레이커가 있는 더미를 얻게 돼요!
lesson-heartcatchers-swap-why-second = 거기서는 얻는 것이 없어요. 첫 번째 더미끼리는 Ada의 카드가 더 많아요.
lesson-heartcatchers-swap-why-green = 자리는 맞아요! 하지만 빨간 변심을 숨기세요. 초록 변심은 아직 파란 카드를 잡을 수 있어요.

lesson-heartcatchers-last = 마지막 카드는 또 다른 변심이에요. 앞면이면 색만 중요해요. 초록은 파랑을 잡으니까, 내 두 번째 더미를 잡거나 2장짜리인 Ada의 두 번째 더미를 훔칠 수 있어요.
lesson-heartcatchers-last-task = 가장 이득이 큰 수를 찾아보세요.
lesson-heartcatchers-last-why-catch = 그건 1점이에요. Ada의 두 번째 더미를 훔치고 내 두 번째 더미를 내주면 1장 대신 3장을 얻어요.
lesson-heartcatchers-last-why-locked = 그러면 크고 잠긴 더미를 내주게 돼요!
lesson-heartcatchers-last-why-first = 훔칠 더미는 맞아요. 하지만 내 첫 번째 더미는 어차피 마지막에 Ada에게 가니까, 지금은 두 번째 더미를 내주세요.
lesson-heartcatchers-last-why-undo = 마주 보는 그 더미들에 변심을 또 숨기면 첫 번째 변심이 무효가 돼요.
lesson-heartcatchers-last-why-second = 그러면 마지막에 내 1장과 Ada의 2장을 맞바꾸게 돼요. 훔치면 초록 카드까지 얻어요.

lesson-heartcatchers-scored = 최종 점수: 나 { $own }점, Ada { $other }점. 먼저 변심이 첫 번째 더미끼리 비밀까지 통째로 맞바꿨어요. 그다음 숨겨진 궁극의 사랑은 한 장에 3점을 더하고, 하트브레이커는 3점을 빼고, 앞면 카드는 1점씩 더했어요.
lesson-heartcatchers-end = 바로 점수를 얻으려면 잡고, 커진 더미는 훔치고, 지킬 만한 더미는 잠그세요. 내 쪽에는 사랑을, 상대 쪽에는 하트브레이커를 숨기세요. 그리고 숨긴 카드는 언제나 블러핑일 수 있어요.
lesson-heartcatchers-end-task = 로비에서 내 게임을 시작해 보세요.
