pad-title = 점수판
pad-about = 실제 카드로 할 때 점수를 적어 두세요. 점수는 이 브라우저에 저장되고, 오프라인에서도 쓸 수 있어요.
pad-options = 플레이어와 경기가 끝나는 조건
pad-players = 플레이어
pad-best = 승자
pad-best-of =
    { $best ->
        [low] 총점이 가장 낮은 사람
       *[high] 총점이 가장 높은 사람
    }
pad-limit = 총점이 이 점수에 이르면 경기 끝 (제한이 없으면 비워 두세요)
pad-scores = 점수
pad-round = 라운드
pad-name-label = 플레이어 { $number }의 이름
pad-player = 플레이어 { $number }
pad-score-label = { $round }라운드, { $name }
pad-delete = 삭제
pad-delete-round = { $round }라운드 삭제
pad-total = 합계
pad-lead =
    { $count ->
        [1] 선두: { LIST($names) }.
       *[other] 공동 선두: { LIST($names) }.
    }
pad-win =
    { $count ->
        [1] 승리: { LIST($names) }.
       *[other] 공동 승리: { LIST($names) }.
    }
pad-new = 새 경기
pad-new-title = 새 경기를 시작할까요?
pad-new-about = 점수가 지워져요. 이름은 그대로 남아요.
pad-keep = 점수 유지
