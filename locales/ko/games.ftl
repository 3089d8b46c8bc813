games-hearts = 하츠
games-cardominoes = CARDominoes 하츠
games-wild-twists = 와일드 트위스트 하츠
games-black-hearts = 블랙 하츠
games-heartcatchers = 하트캐처스
games-custom-hearts = 커스텀 하츠

games-hearts-summary = 하트와 스페이드 퀸을 피하세요. 아니면 과감하게 전부 가져가 보세요.
games-cardominoes-summary = 세워 놓은 타일로 하는 하츠. 슛 더 문에 성공하면 보상을 고를 수 있어요.
games-wild-twists-summary = 와일드 4장이 들어간 하츠. 와일드는 그 무늬에서 가장 높은 카드도, 가장 낮은 카드도 될 수 있어요.
games-black-hearts-summary = 빠른 트릭 다섯 번, 저주 여섯 장. 친구에게 떠넘기거나 모두 모아서 이기세요.
games-heartcatchers-summary = 둘이서 벌이는 대결. 더미를 잡고, 훔치고, 밑에 비밀을 숨기세요.
games-custom-hearts-summary = 우리만의 규칙으로 하는 하츠. 모든 옵션을 바꿀 수 있어요.

games-title = Moonshot · 하츠 카드 게임
games-welcome = 하츠와 비슷한 카드 게임을 즐겨 보세요. 바로 봇과 시작하거나, 친구에게 테이블 링크를 보내세요.
games-account = 계정
games-settings = 설정

games-lesson = 튜토리얼
games-lesson-question = 하츠가 처음인가요?
games-lesson-offer = 직접 해 보며 배워요: { $steps }단계, { $minutes }분.
games-lesson-start = 튜토리얼 시작
games-lesson-decline = 괜찮아요

games-list = 게임
games-players = { $least }~{ $most }명
games-players-exactly = { $count }명
games-minutes = { $least }~{ $most }분
games-difficulty-of = { $game } 난이도
games-play = 플레이
games-play-game = { $game } 플레이
games-friends = 친구와 함께
games-friends-game = 친구와 함께 { $game }
games-learn = 배우기
games-learn-game = { $game } 배우기
games-learn-on = 이어서 배우기
games-learn-on-game = 이어서 배우기: { $game }
games-rules = 규칙
games-rules-game = { $game } 규칙
games-options = 옵션
games-options-game = { $game } 옵션
games-quick = 빠른 경기
games-quick-game = 빠른 경기: { $game }

games-about = Moonshot 정보

games-you = 나

games-not-offered = 이 서버에서는 할 수 없는 게임이에요.
