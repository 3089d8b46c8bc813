cards-standard =
    { $suit ->
        [clubs] 클로버
        [diamonds] 다이아몬드
        [spades] 스페이드
       *[hearts] 하트
    } { $rank ->
        [jack] 잭
        [queen] 퀸
        [king] 킹
        [ace] 에이스
       *[other] { $rank }
    }

cards-wild =
    { $suit ->
        [clubs] 와일드 클로버
        [diamonds] 와일드 다이아몬드
        [spades] 와일드 스페이드
       *[hearts] 와일드 하트
    }{ $as ->
        [highest] (최고)
        [lowest] (최저)
       *[hand] {""}
    }
cards-wild-declared =
    { $as ->
        [highest] ▲ 최고
       *[lowest] ▼ 최저
    }
cards-wild-called =
    { $as ->
        [highest] 최고
       *[lowest] 최저
    }

cards-number =
    { $form ->
        [bare] {""}
       *[other] { $another ->
            [true] 또 다른{" "}
           *[false] {""}
        }
    }{ $colour ->
        [red] 빨간
        [blue] 파란
       *[white] 하얀
    } { $number }
cards-curse-points = 저주 { $count }점

cards-heart =
    { $form ->
        [bare] {""}
       *[other] { $another ->
            [true] 또 다른{" "}
           *[false] {""}
        }
    }{ $colour ->
        [red] 빨간
        [green] 초록
       *[blue] 파란
    } { $kind ->
        [blank] 빈 하트
        [love] 궁극의 사랑
        [breaker] 하트브레이커
       *[change] 변심
    }
cards-uncatchable =
    { $form ->
        [bare] {""}
       *[other] { $another ->
            [true] 또 다른{" "}
           *[false] {""}
        }
    }무적
cards-took-trick = 가져감
