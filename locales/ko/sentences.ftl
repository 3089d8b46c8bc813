sentences-drawn =
    { WHO($player) ->
        [you] { $card ->
            [tile] 가장 낮은 타일을 뽑아서 첫 딜러가 됐어요.
           *[card] 가장 낮은 카드를 뽑아서 첫 딜러가 됐어요.
        }
       *[other] { $card ->
            [tile] { JOSA($player, form: "이/가") } 가장 낮은 타일을 뽑아서 첫 딜러가 됐어요.
           *[card] { JOSA($player, form: "이/가") } 가장 낮은 카드를 뽑아서 첫 딜러가 됐어요.
        }
    }
sentences-dealt = { $hand }라운드의 패를 나눠 줬어요.
sentences-pass-chosen =
    { WHO($player) ->
        [you] 무엇을 넘길지 골랐어요.
       *[other] { JOSA($player, form: "이/가") } 무엇을 넘길지 골랐어요.
    }
sentences-passed-to-you = { JOSA($player, form: "이/가") } { JOSA(CARDS($cards), form: "을/를") } 넘겨줬어요.
sentences-you-passed = { $player }에게 { JOSA(CARDS($cards), form: "을/를") } 넘겼어요.
sentences-led =
    { WHO($player) ->
        [you] { JOSA(CARD($card), form: "으로/로") } 리드했어요.
       *[other] { JOSA($player, form: "이/가") } { JOSA(CARD($card), form: "으로/로") } 리드했어요.
    }
sentences-played =
    { WHO($player) ->
        [you] { JOSA(CARD($card), form: "을/를") } 냈어요.
       *[other] { JOSA($player, form: "이/가") } { JOSA(CARD($card), form: "을/를") } 냈어요.
    }
sentences-corrected =
    { WHO($player) ->
        [you] { JOSA(CARD($from), form: "을/를") } 도로 가져오고 { JOSA(CARD($to), form: "을/를") } 냈어요.
       *[other] { JOSA($player, form: "이/가") } { JOSA(CARD($from), form: "을/를") } 도로 가져가고 { JOSA(CARD($to), form: "을/를") } 냈어요.
    }
sentences-hearts-broken = 하트가 깨졌어요.
sentences-trick-taken =
    { WHO($player) ->
        [you] { $points ->
            [0] 트릭을 가져왔어요.
           *[other] 트릭을 가져왔어요: { $points }점.
        }
       *[other] { $points ->
            [0] { JOSA($player, form: "이/가") } 트릭을 가져갔어요.
           *[other] { JOSA($player, form: "이/가") } 트릭을 가져갔어요: { $points }점.
        }
    }
sentences-leftovers =
    { WHO($player) ->
        [you] 가운데의 카드 { $count }장을 뒷면인 채로 가져왔어요.
       *[other] { JOSA($player, form: "이/가") } 가운데의 카드 { $count }장을 뒷면인 채로 가져갔어요.
    }
sentences-revoked = 무늬 위반: { JOSA(PLAYERS($players), form: "은/는") } 무늬를 따르지 않았고 바로잡지도 않았어요. 라운드가 끝나요.
sentences-revoke-cost =
    { $count ->
        [1] 무늬 위반을 바로잡지 않았어요: { PLAYERS($players) } { $points }점. 다른 사람은 점수를 받지 않아요.
       *[other] 무늬 위반을 바로잡지 않았어요: { PLAYERS($players) } 각각 { $points }점. 다른 사람은 점수를 받지 않아요.
    }
sentences-moon-shot =
    { WHO($player) ->
        [you] 슛 더 문에 성공했어요!
       *[other] { JOSA($player, form: "이/가") } 슛 더 문에 성공했어요!
    }
sentences-moon-chosen =
    { WHO($player) ->
        [you] { $others ->
            [true] 그 점수를 다른 모두의 점수에 더하기로 했어요.
           *[false] 그 점수를 내 점수에서 빼기로 했어요.
        }
       *[other] { $others ->
            [true] { JOSA($player, form: "이/가") } 그 점수를 다른 모두의 점수에 더하기로 했어요.
           *[false] { JOSA($player, form: "이/가") } 그 점수를 자기 점수에서 빼기로 했어요.
        }
    }
sentences-hand-scored = { $hand }라운드 점수: { $scores }.
sentences-score =
    { WHO($player) ->
        [you] 나 { $score }점
       *[other] { $player } { $score }점
    }
sentences-won =
    { WHO($player) ->
        [you] 경기에서 이겼어요!
       *[other] { JOSA($player, form: "이/가") } 경기에서 이겼어요.
    }
sentences-shared = 공동 승리: { PLAYERS($players) }.

sentences-notice-hearts-broken = 하트가 깨졌어요!
sentences-notice-queen =
    { WHO($player) ->
        [you] 스페이드 퀸을 가져왔어요!
       *[other] { JOSA($player, form: "이/가") } 스페이드 퀸을 가져갔어요!
    }
sentences-notice-attempt =
    { WHO($player) ->
        [you] 지금까지 점수를 모두 가져왔어요: { $points }점!
       *[other] { JOSA($player, form: "이/가") } 지금까지 점수를 모두 가져갔어요: { $points }점!
    }
sentences-notice-stopped =
    { WHO($player) ->
        [you] { $shooter }의 슛 더 문을 막았어요!
       *[other] { WHO($shooter) ->
            [you] { JOSA($player, form: "이/가") } 내 슛 더 문을 막았어요!
           *[other] { JOSA($player, form: "이/가") } { $shooter }의 슛 더 문을 막았어요!
        }
    }

sentences-turn-over = 경기 끝
sentences-turn-yours = 내 차례
sentences-turn-others =
    { $watching ->
        [true] 플레이어들이 고르는 중
       *[false] 다른 플레이어가 고르는 중
    }
sentences-turn-none = 잠깐만요
sentences-turn-taker =
    { WHO($player) ->
        [you] 내가 트릭을 가져옴
       *[other] { JOSA($player, form: "이/가") } 트릭을 가져감
    }
sentences-turn =
    { $phase ->
        [gather] { JOSA($player, form: "이/가") } 거둘 차례
        [moon] { JOSA($player, form: "이/가") } 보상을 고르는 중
        [pass] { JOSA($player, form: "이/가") } 고르는 중
       *[other] { $player } 차례
    }
sentences-received = { JOSA($player, form: "이/가") } 넘겨줌: { CARDS($cards) }
sentences-received-count =
    { $card ->
        [tile] { JOSA($player, form: "이/가") } 타일 { $count }개를 넘겨줌
       *[card] { JOSA($player, form: "이/가") } 카드 { $count }장을 넘겨줌
    }

sentences-your-turn-pass =
    { $card ->
        [tile] 내 차례: 넘길 타일 { $count }개를 고르세요.
       *[card] 내 차례: 넘길 카드 { $count }장을 고르세요.
    }
sentences-your-turn-play =
    { $card ->
        [tile] { $count ->
            [1] 내 차례: 낼 수 있는 타일이 { $count }개뿐이에요.
           *[other] 내 차례: 낼 수 있는 타일이 { $count }개 있어요.
        }
       *[card] { $count ->
            [1] 내 차례: 낼 수 있는 카드가 { $count }장뿐이에요.
           *[other] 내 차례: 낼 수 있는 카드가 { $count }장 있어요.
        }
    }
sentences-your-turn-choose = 내 차례: 고르세요.

sentences-gathers =
    { $seconds ->
        [0] { JOSA($player, form: "이/가") } 지금 트릭을 거둬요.
       *[other] { JOSA($player, form: "이/가") } { $seconds }초 뒤에 트릭을 거둬요.
    }
sentences-reserve = 예비 시간을 쓰고 있어요: { $seconds }초 남음.

sentences-farewell =
    { $how ->
        [won] 멋진 승리예요!
        [shared] 공동 승리
       *[lost] 수고하셨어요
    }
sentences-hand = { $hand }라운드
sentences-next-hand = 다음 라운드

sentences-decided-moon =
    { WHO($winner) ->
        [you] { $hand ->
            [0] 슛 더 문에 성공했어요.
           *[other] { $hand }라운드에 승부가 갈렸어요. 슛 더 문에 성공했어요.
        }
       *[other] { $hand ->
            [0] { JOSA($winner, form: "이/가") } 슛 더 문에 성공했어요.
           *[other] { $hand }라운드에 승부가 갈렸어요. { JOSA($winner, form: "이/가") } 슛 더 문에 성공했어요.
        }
    }
sentences-decided-revoke =
    { WHO($rival) ->
        [you] { $hand ->
            [0] 무늬를 따르지 않아서 { $lost }점을 받았어요.
           *[other] { $hand }라운드에 승부가 갈렸어요. 무늬를 따르지 않아서 { $lost }점을 받았어요.
        }
       *[other] { $hand ->
            [0] { JOSA($rival, form: "이/가") } 무늬를 따르지 않아서 { $lost }점을 받았어요.
           *[other] { $hand }라운드에 승부가 갈렸어요. { JOSA($rival, form: "이/가") } 무늬를 따르지 않아서 { $lost }점을 받았어요.
        }
    }
sentences-decided-points =
    { $hand ->
        [0] {""}
       *[other] { $hand }라운드에 승부가 갈렸어요.{" "}
    }{ WHO($rival) ->
        [you] { $queen ->
            [true] 나는 스페이드 퀸을 가져와 { $lost }점을 받았고, { JOSA($winner, form: "은/는") } { $won }점을 받았어요.
           *[false] 나는 { $lost }점을 받았고, { JOSA($winner, form: "은/는") } { $won }점을 받았어요.
        }
       *[other] { WHO($winner) ->
            [you] { $queen ->
                [true] { JOSA($rival, form: "은/는") } 스페이드 퀸을 가져가 { $lost }점을 받았고, 나는 { $won }점을 받았어요.
               *[false] { JOSA($rival, form: "은/는") } { $lost }점을 받았고, 나는 { $won }점을 받았어요.
            }
           *[other] { $queen ->
                [true] { JOSA($rival, form: "은/는") } 스페이드 퀸을 가져가 { $lost }점을 받았고, { JOSA($winner, form: "은/는") } { $won }점을 받았어요.
               *[false] { JOSA($rival, form: "은/는") } { $lost }점을 받았고, { JOSA($winner, form: "은/는") } { $won }점을 받았어요.
            }
        }
    }
sentences-decided-ahead =
    { WHO($player) ->
        [you] 첫 라운드부터 마지막 라운드까지 앞섰어요.
       *[other] { JOSA($player, form: "이/가") } 첫 라운드부터 마지막 라운드까지 앞섰어요.
    }
sentences-decided-lead =
    { WHO($player) ->
        [you] { $hand }라운드에 선두에 올라 끝까지 지켰어요.
       *[other] { JOSA($player, form: "이/가") } { $hand }라운드에 선두에 올라 끝까지 지켰어요.
    }

sentences-hint-play = { JOSA(CARD($card), form: "을/를") } 내 보세요.
sentences-hint-correct = 대신 { JOSA(CARD($card), form: "을/를") } 내세요.
sentences-hint-decline = 가장 낮은 클로버가 리드하게 두세요.
sentences-hint-gather = 트릭을 거두세요.
sentences-hint-moon-self = 내 점수에서 빼세요.
sentences-hint-moon-others = 다른 모두의 점수에 더하세요.
sentences-next-close = { CARD($card) }도 거의 비슷하게 좋아요.
sentences-next-points = 차선: { CARD($card) }. 약 { NUMBER($more, digits: 1) }점을 더 받게 돼요.
sentences-next-chance = 차선: { CARD($card) }. 이길 확률이 약 { NUMBER($more, digits: 0, style: "percent") } 낮아요.
sentences-hint-more = { $first } { $second }

sentences-your-hand =
    { $card ->
        [tile] 내 패: 타일 { $count }개
       *[card] 내 패: 카드 { $count }장
    }
sentences-among-equal = { $count }장 중 { $place }번째
sentences-card-premove = 내 차례에 낼 카드
sentences-card-fresh = 방금 받음
sentences-card-refused = { $card }. { $why }

sentences-tag-chosen = ✓
sentences-tag-premove = 다음
sentences-tag-hint = 힌트
sentences-tag-new = 새로

sentences-premove = 내 차례가 되면 { JOSA(CARD($card), form: "을/를") } 내요.
sentences-premove-cancelled = 내 차례에 낼 카드를 취소했어요.
sentences-premove-refused = { JOSA(CARD($card), form: "은/는") } 지금 낼 수 없어요.
sentences-premove-refused-why = { JOSA(CARD($card), form: "은/는") } 지금 낼 수 없어요. { $why }
sentences-under-way = 잠깐만요. 방금 둔 수를 보내는 중이에요.
sentences-others-play = 잠깐만요. 다른 플레이어가 내는 중이에요.
sentences-match-over = 경기가 끝났어요.
sentences-not-your-turn = 내 차례가 아니에요.
sentences-waiting-for = 내 차례가 아니에요. { JOSA(PLAYERS($players), form: "을/를") } 기다리고 있어요.
sentences-not-seated = 이제 이 테이블에 내 자리가 없어요.
sentences-guide-failed = 튜토리얼 안내를 불러오지 못했어요. 페이지를 새로고침해 주세요.
sentences-remark = { $player }: { $words }
sentences-trying-again = { $problem } 다시 시도하는 중…
sentences-link-lost = 연결이 끊겼어요. 다시 연결하는 중…
sentences-link-back = 다시 연결됐어요.

sentences-log = 로그
sentences-log-close = 로그 닫기
sentences-log-label = 테이블에서 일어나는 일
