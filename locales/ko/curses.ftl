curses-hiccups = 딸꾹질
curses-cold-tea = 식은 차
curses-lost-key = 잃어버린 열쇠
curses-bad-dream = 악몽
curses-broken-mirror = 깨진 거울
curses-midnight = 자정
curses-two-oclock = 두 시
