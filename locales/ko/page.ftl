page-title = Moonshot · 하츠와 비슷한 카드 게임
page-description = 하츠와 비슷한 카드 게임을 온라인에서 친구나 봇과 함께 즐기세요.
page-opening = 잠시만요…
page-unloaded = Moonshot을 끝까지 불러오지 못해서 버튼이 아직 작동하지 않아요. 페이지를 새로고침해 주세요. 그래도 안 되면 이 서버를 운영하는 사람에게 /assets/ 아래의 파일을 불러올 수 없다고 알려 주세요.
page-reload = 페이지 새로고침
page-no-script = Moonshot을 쓰려면 JavaScript가 필요해요. 이 사이트에서 허용하고 페이지를 새로고침해 주세요.

page-app-name = Moonshot: 하츠와 비슷한 카드 게임
page-app-description = 하츠와 비슷한 카드 게임을 온라인에서 친구나 봇과 함께 즐기세요.
