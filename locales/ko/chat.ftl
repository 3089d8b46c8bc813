chat-phrases = 빠른 채팅
chat-phrase =
    { $sign ->
        [hello] 안녕하세요!
        [nice] 잘하시네요!
        [thanks] 고마워요!
        [sorry] 미안해요!
        [wow] 우와!
        [laugh] ㅋㅋㅋ
        [moment] 잠깐만요.
       *[good-game] 수고하셨습니다!
    }
chat-message = 메시지
chat-send = 보내기
chat-phrases-only = 방장이 빠른 채팅만 쓸 수 있게 했어요.
chat-hidden =
    { $shown ->
        [phrases] 다른 사람의 빠른 채팅만 보여요. ‘설정’에서 바꿀 수 있어요.
       *[nothing] ‘설정’에서 채팅을 꺼 두었어요.
    }
chat-mute = { $name } 님 메시지 숨기기
chat-unmute = { $name } 님 메시지 보기
