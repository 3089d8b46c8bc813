practice-title = 연습
practice-loading = 불러오는 중…
practice-about = 맞히면 1일, 3일, 7일, 16일, 35일 뒤에 다시 나오고 그 뒤로는 나오지 않아요. 틀리면 내일 다시 나와요. 첫 번째 답만 쳐요.
practice-mistakes = 내 실수
practice-due =
    { $count ->
       *[other] 오늘 복습할 실수가 { $count }개 있어요.
    }
practice-start = 내 실수 연습하기
practice-next = 오늘은 복습할 것이 없어요. 다음은 { $date }이에요.
practice-empty = 끝난 경기를 분석하면 내 실수가 여기에 모여요.
practice-counts = 나중에: { NUMBER($later) }. 익힘: { NUMBER($learned) }.
practice-spots = 문제
practice-spots-about = 각 상황에는 다른 것보다 확실히 나은 선택이 하나씩 있어요. 찾을 수 있나요?
practice-solved = { NUMBER($all) }문제 중 { NUMBER($right) }문제 풀이
practice-again =
    { $count ->
       *[other] 다시 풀 문제가 { $count }개 있어요.
    }
practice-solve = { $game } 문제 풀기
practice-count = { $number }/{ $of }
practice-costs = 선택별 손해
practice-best = 가장 좋은 선택
practice-tried = 내 답
practice-back = { $date }에 다시 나와요.
practice-learned = 다 익혔어요. 다시 나오지 않아요.
