about-title = 정보
about-heading = Moonshot 정보
about-intro = 버전 { $version }. 하츠와 비슷한 카드 게임을, 누군가의 컴퓨터(어쩌면 내 컴퓨터)에서 프로그램 하나로 돌려요. Moonshot은 자유 소프트웨어예요. MIT 또는 Apache 2.0 라이선스에 따라 쓰고, 고치고, 나눌 수 있어요.

about-manual = 문서
about-manual-text = <link>문서</link>(영어)에는 튜토리얼, 모든 게임의 규칙, 서버 운영과 봇 제작에 필요한 내용이 들어 있어요.

about-programs = 개발자를 위한 정보
about-programs-text = 이 페이지에서 할 수 있는 일은 프로그램으로도 모두 할 수 있어요. <link>API</link> 문서는 이 서버에 있고, 소스에는 Python으로 작성한 완전한 플레이어가 들어 있어요.

about-bug = 문제 신고
about-bug-text = 이 페이지의 주소를 알려 준 사람에게 말해 주세요. 그 사람이 이 서버를 운영해요. 무엇을 했고, 무엇을 기대했고, 실제로는 어떻게 되었는지 적어 주세요. 테이블 주소와 함께 다음 내용도 보내 주세요:
about-copy = 복사
about-bug-match = 경기가 끝나면 ‘다시 보기’에서 카드 한 장 한 장을 다시 볼 수 있어요. 거기서 받는 기록 파일에는 모든 카드가 담겨 있고, <code>moonshot verify</code>로 확인할 수 있어요.

about-inside = 들어 있는 것
about-inside-text = Moonshot은 다른 사람들의 저작물을 바탕으로 만들었어요. 프로그램과 이 페이지에는 저작물 { $count }개가 들어 있어요.
about-find = 검색
about-loading = 불러오는 중…
about-found-none = 찾지 못했어요. 다른 이름이나 라이선스로 검색해 보세요.
about-inside-failed = 서버에 연결할 수 없어 목록을 불러오지 못했어요. 나중에 다시 시도해 주세요.
about-by = 저작자: { $authors }

about-typefaces = 글꼴
about-packages = 페이지의 패키지
about-crates = 프로그램의 크레이트
about-others = 그 밖의 저작물
