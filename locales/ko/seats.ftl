seats-presence =
    { $program ->
        [true] { $how ->
            [away] 봇, 자리 비움
            [bot] 봇, 봇이 대신
            [offline] 봇, 오프라인
           *[here] 봇
        }
       *[false] { $how ->
            [away] 자리 비움
            [bot] 봇이 대신
            [offline] 오프라인
           *[here] {""}
        }
    }
seats-watching = 관전 중이에요.
seats-watching-late = { $time } 늦게 관전 중이에요.

seats-away =
    { WHO($player) ->
        [you] { $why ->
            [gone] 자리를 비워서 봇이 대신하고 있어요.
            [time] 시간이 다 돼서 봇이 대신하고 있어요.
            [late] 프로그램이 제때 응답하지 않아서 봇이 대신하고 있어요.
            [wrong] 프로그램이 규칙에 맞는 수를 내지 않아서 봇이 대신하고 있어요.
            [ended] 프로그램이 종료돼서 봇이 대신하고 있어요.
           *[asked] 쉬는 중이에요. 봇이 대신하고 있어요.
        }
       *[other] { $why ->
            [gone] { JOSA($player, form: "이/가") } 자리를 비워서 봇이 대신하고 있어요.
            [time] { $player }의 시간이 다 돼서 봇이 대신하고 있어요.
            [late] { $player }의 프로그램이 제때 응답하지 않아서 봇이 대신하고 있어요.
            [wrong] { $player }의 프로그램이 규칙에 맞는 수를 내지 않아서 봇이 대신하고 있어요.
            [ended] { $player }의 프로그램이 종료돼서 봇이 대신하고 있어요.
           *[asked] { JOSA($player, form: "은/는") } 쉬는 중이에요. 봇이 대신하고 있어요.
        }
    }
seats-resting =
    { $why ->
        [gone] 자리를 비웠고 플레이하는 다른 사람도 없어서 경기가 멈춰 있어요.
        [time] 시간이 다 됐고 플레이하는 다른 사람도 없어서 경기가 멈춰 있어요.
        [asked] 쉬기로 했고 플레이하는 다른 사람도 없어서 경기가 멈춰 있어요.
       *[none] 플레이하는 사람이 없어서, 누군가 돌아올 때까지 경기가 멈춰 있어요.
    }
seats-come-back = 돌아왔어요
seats-continue = 계속 플레이
seats-paused-prompt = 경기가 일시정지됐어요.
seats-resume = 경기 재개

seats-proposal =
    { WHO($player) ->
        [you] { $what ->
            [undo] 마지막 수를 무르자고 요청했어요.
            [finish] 라운드를 지금 끝내자고 요청했어요. 이제 점수가 바뀔 수 없어요.
            [claim] 남은 트릭을 모두 가져가겠다고 선언했어요. 아무도 막을 수 없어요.
           *[stop] 경기를 여기서 중단하자고 요청했어요.
        }
       *[other] { $what ->
            [undo] { JOSA($player, form: "이/가") } 마지막 수를 무르자고 해요.
            [finish] { JOSA($player, form: "이/가") } 라운드를 지금 끝내자고 해요. 이제 점수가 바뀔 수 없어요.
            [claim] { JOSA($player, form: "이/가") } 남은 트릭을 모두 가져가겠다고 선언했어요. 아무도 막을 수 없어요.
           *[stop] { JOSA($player, form: "이/가") } 경기를 여기서 중단하자고 해요.
        }
    }
seats-proposal-waiting = { $proposal } { JOSA(PLAYERS($players), form: "을/를") } 기다리고 있어요.
seats-agree = 동의
seats-decline = 거절
seats-withdraw = 취소

seats-declined =
    { WHO($player) ->
        [you] { $what ->
            [undo] 거절했어요. 수를 무르지 않아요.
            [stop] 거절했어요. 경기를 계속해요.
           *[hand] 거절했어요. 라운드를 계속해요.
        }
       *[other] { $what ->
            [undo] { JOSA($player, form: "이/가") } 거절했어요. 수를 무르지 않아요.
            [stop] { JOSA($player, form: "이/가") } 거절했어요. 경기를 계속해요.
           *[hand] { JOSA($player, form: "이/가") } 거절했어요. 라운드를 계속해요.
        }
    }
seats-declined-unknown =
    { $what ->
        [undo] 누군가 거절했어요. 수를 무르지 않아요.
        [stop] 누군가 거절했어요. 경기를 계속해요.
       *[hand] 누군가 거절했어요. 라운드를 계속해요.
    }
seats-withdrawn =
    { WHO($player) ->
        [you] { $what ->
            [undo] 요청을 취소했어요. 수를 무르지 않아요.
            [stop] 요청을 취소했어요. 경기를 계속해요.
           *[hand] 요청을 취소했어요. 라운드를 계속해요.
        }
       *[other] { $what ->
            [undo] { JOSA($player, form: "이/가") } 요청을 취소했어요. 수를 무르지 않아요.
            [stop] { JOSA($player, form: "이/가") } 요청을 취소했어요. 경기를 계속해요.
           *[hand] { JOSA($player, form: "이/가") } 요청을 취소했어요. 라운드를 계속해요.
        }
    }
seats-lapsed =
    { $what ->
        [undo] 제때 답하지 않은 사람이 있어요. 수를 무르지 않아요.
        [stop] 제때 답하지 않은 사람이 있어요. 경기를 계속해요.
       *[hand] 제때 답하지 않은 사람이 있어요. 라운드를 계속해요.
    }
seats-overtaken =
    { $what ->
        [undo] 모두 동의하기 전에 누군가 플레이했어요. 수를 무르지 않아요.
        [stop] 모두 동의하기 전에 누군가 플레이했어요. 경기를 계속해요.
       *[hand] 모두 동의하기 전에 누군가 플레이했어요. 라운드를 계속해요.
    }
seats-proposal-ended =
    { WHO($player) ->
        [you] { $played ->
            [true] 경기가 계속돼서 내 요청은 끝났어요.
           *[false] 내 요청이 끝났어요.
        }
       *[other] { $played ->
            [true] 경기가 계속돼서 { $player }의 요청은 끝났어요.
           *[false] { $player }의 요청이 끝났어요.
        }
    }

seats-alert-full = 빈자리가 없어요. 경기를 시작할 수 있어요.
seats-alert-pass = 넘길 카드를 고르세요.
seats-alert-turn = 내 차례예요.

seats-rematch-ready =
    { $count ->
        [1] { WHO($first) ->
            [you] 준비됐어요.
           *[other] { JOSA($first, form: "이/가") } 준비됐어요.
        }
       *[other] { JOSA(PLAYERS($ready), form: "은/는") } 준비됐어요.
    }
seats-rematch-waiting = { $ready } { JOSA(PLAYERS($asked), form: "을/를") } 기다리고 있어요.
seats-rematch-absent = { $ready } { JOSA(PLAYERS($absent), form: "은/는") } 여기 없어요.
seats-rematch-begun = 재대결이 시작됐어요. 참가자: { PLAYERS($ready) }.

seats-undone =
    { WHO($player) ->
        [you] 마지막 수를 물렀어요.
       *[other] { JOSA($player, form: "이/가") } 마지막 수를 물렀어요.
    }
seats-sat =
    { WHO($player) ->
        [you] 자리에 앉았어요.
       *[other] { JOSA($player, form: "이/가") } 자리에 앉았어요.
    }
seats-sat-for =
    { WHO($player) ->
        [you] { $before }의 자리를 이어받았어요.
       *[other] { JOSA($player, form: "이/가") } { $before }의 자리를 이어받았어요.
    }
seats-moved =
    { WHO($player) ->
        [you] 다른 기기에서 계속해요.
       *[other] { JOSA($player, form: "이/가") } 다른 기기에서 계속해요.
    }
seats-bot-sat = 봇 { JOSA($bot, form: "이/가") } 자리에 앉았어요.
seats-bot-replaces = { JOSA($player, form: "이/가") } 나갔어요. 봇 { JOSA($bot, form: "이/가") } 이어받아요.
seats-left = { JOSA($player, form: "이/가") } 테이블을 나갔어요.
seats-swapped = { JOSA(PLAYERS($players), form: "은/는") } 자리를 바꿨어요.
seats-begun = 경기가 시작됐어요.
seats-back =
    { WHO($player) ->
        [you] 돌아왔어요.
       *[other] { JOSA($player, form: "이/가") } 돌아왔어요.
    }
seats-host =
    { WHO($player) ->
        [you] 이제 내가 방장이에요.
       *[other] 이제 { JOSA($player, form: "이/가") } 방장이에요.
    }
seats-paused =
    { WHO($player) ->
        [you] { $paused ->
            [true] 경기를 일시정지했어요.
           *[false] 경기를 재개했어요.
        }
       *[other] { $paused ->
            [true] { JOSA($player, form: "이/가") } 경기를 일시정지했어요.
           *[false] { JOSA($player, form: "이/가") } 경기를 재개했어요.
        }
    }
seats-stopped = 경기가 중단됐어요.
seats-next = 재대결은 다른 테이블에서 해요.
seats-hint =
    { WHO($player) ->
        [you] 힌트를 봤어요.
       *[other] { JOSA($player, form: "이/가") } 힌트를 봤어요.
    }
seats-said =
    { WHO($player) ->
        [you] 나: { $words }
       *[other] { $player }: { $words }
    }
