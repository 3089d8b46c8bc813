sit-name = 내 이름
sit-name-needed = 이름을 입력하세요
sit-reserved = { $name } 님의 자리가 예약되어 있어요.
sit-as = { JOSA($name, form: "으로/로") } 앉기
sit-sign-in = 로그인
