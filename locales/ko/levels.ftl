levels-name =
    { $level ->
        [novice] 쉬움
        [casual] 조금 쉬움
        [steady] 보통
        [sharp] 어려움
        [expert] 전문가
        [master] 마스터
        [careful] 신중파
        [bold] 대담파
       *[moon-mad] 달바라기
    }
levels-about =
    { $level ->
        [novice] 테이블 위의 트릭만 보고, 그전에 나온 카드는 모두 잊어버려요.
        [casual] 스페이드 퀸은 조심하지만, 다른 카드는 잊어버리고 슛 더 문도 놓쳐요.
        [steady] 나온 카드를 세고 슛 더 문도 경계하지만, 라운드가 끝나 갈 때만 앞을 내다봐요.
        [sharp] 마스터에게 배운 대로 플레이해요. 블랙 하츠와 하트캐처스에서는 조금 앞을 내다봐요.
        [expert] 앞을 내다보고 플레이해요.
        [master] 시간이 허락하는 한 멀리 내다봐요.
        [careful] 위험한 카드를 일찍 버리고, 슛 더 문은 거의 노리지 않아요. 블랙 하츠와 하트캐처스에서는 ‘보통’처럼 플레이해요.
        [bold] 높은 카드를 쥐고 있다가 슛 더 문을 더 자주 노려요. 블랙 하츠와 하트캐처스에서는 ‘보통’처럼 플레이해요.
       *[moon-mad] 기회만 있으면 슛 더 문을 노려요. 블랙 하츠와 하트캐처스에서는 ‘보통’처럼 플레이해요.
    }
levels-bot = 봇, { $level }
levels-bot-unknown = 봇

levels-difficulty =
    { $difficulty ->
        [easy] 쉬움
        [medium] 보통
        [hard] 어려움
        [expert] 전문가
       *[mixed] 혼합
    }
levels-bots =
    { $difficulty ->
        [easy] 쉬운 봇
        [medium] 보통 봇
        [hard] 어려운 봇
        [expert] 전문가 봇
       *[mixed] 혼합 봇
    }
levels-one-bot =
    { $difficulty ->
        [easy] 쉬운 봇
        [medium] 보통 봇
        [hard] 어려운 봇
        [expert] 전문가 봇
       *[mixed] 혼합 봇
    }
