alert-settings-sounds = 소리
alert-settings-sounds-help = 내 차례를 알리는 소리도 포함돼요. 사람과 하는 경기에서는 항상, 봇과 할 때는 다른 탭을 보고 있는 동안 울려요.
alert-settings-volume = 음량
alert-settings-volume-value = { NUMBER($volume, style: "percent", digits: 0) }
alert-settings-vibrate = 내 차례에 진동
alert-settings-notify = 이 페이지가 가려져 있을 때 알림
alert-settings-notify-help = 내 차례가 되었을 때, 누군가 나에게 동의를 구할 때, 테이블이 다 찼을 때 알려요.
alert-settings-blocked = 브라우저가 이 페이지의 알림을 차단하고 있어요. 브라우저 설정에서 허용할 수 있어요.
