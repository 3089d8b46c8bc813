base-you = 나
base-close = 닫기
base-seat = { $number }번 자리
base-try-again = 다시 시도
base-copied = 복사했어요
base-select-to-copy = 이 브라우저에서는 자동으로 복사할 수 없어요. 선택된 텍스트를 직접 복사해 주세요.
base-sending = 보내는 중

base-all-games = 모든 게임
base-matches = 내 경기
base-pad = 점수판
base-players = 플레이어
base-daily = 오늘의 패
base-practice = 연습
base-choose-game = 게임 고르기
base-rules = 규칙

base-account-mark = 계정이 있는 플레이어의 이름이에요
base-account-aloud = (계정)

base-updated = 새 버전이 나왔어요
base-updated-text = 계속하려면 새 버전을 불러오세요. 진행 중인 경기는 저장되어 있어요.
base-updated-load = 새 버전 불러오기
base-not-loaded = 이 부분을 불러오지 못했어요
base-not-loaded-away = 서버에 연결할 수 없어요. 인터넷 연결을 확인하고 다시 시도해 주세요.
base-not-loaded-again = 문제가 생겼어요. 다시 시도해 주세요.
base-not-loaded-reload = 이 부분을 불러오지 못했어요. 인터넷 연결을 확인하고 페이지를 새로고침해 주세요.
base-not-now = 나중에

base-no-page = 페이지를 찾을 수 없어요
base-no-page-text = 이 페이지는 없어요. 주소를 확인해 주세요.
base-no-rules = 규칙을 찾을 수 없어요
base-no-rules-text = 그런 이름의 게임은 없어요. 게임을 골라 규칙을 찾아보세요.
base-no-table = 테이블을 찾을 수 없어요
base-no-table-text = 링크를 빠짐없이 복사했는지 확인해 주세요. 오랫동안 아무도 쓰지 않은 테이블은 삭제돼요. 새 링크를 받거나 직접 테이블을 만들어 보세요.
base-closed = 닫힌 테이블이에요
base-closed-text = 이 테이블은 참가한 플레이어만 열 수 있어요.
base-removed = 방장이 이 테이블에서 내보냈어요
base-removed-text = 다른 테이블에 참가하거나 직접 테이블을 만들 수 있어요.
base-deleted = 삭제된 테이블이에요
base-deleted-text = 오랫동안 아무도 쓰지 않은 테이블은 삭제돼요. 새 테이블을 만들어 보세요.
base-language = 언어
base-unreachable = 지금은 서버에 연결할 수 없어요.
base-server-error = 서버에 문제가 생겼어요(오류 { $status }).
