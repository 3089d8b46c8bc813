report-title = { $name } 님 신고
report-about = 신고 내용은 양쪽의 이름, 시각, 최근 채팅 메시지와 함께 이 서버를 운영하는 사람에게 전달돼요. 테이블에 있는 사람에게는 알리지 않아요.
report-reason = 어떤 문제인가요?
report-reason-of =
    { $reason ->
        [words] 불쾌한 채팅이나 이름
        [cheating] 부정행위
        [stalling] 고의로 시간 끌기
       *[other] 그 밖의 문제
    }
report-note = 무슨 일이 있었나요? (선택)
report-send = 신고하기
report-cancel = 취소
report-close = 완료
report-sent = 신고했어요. 이 서버를 운영하는 사람이 읽을 거예요. 답장은 오지 않지만, { $name } 님의 메시지를 숨길 수 있고 방장이 테이블에서 내보낼 수 있어요.
report-sent-left = 신고했어요. 이 서버를 운영하는 사람이 읽을 거예요. 답장은 오지 않지만, { $name } 님이 여기에 쓴 메시지를 숨길 수 있어요.
