custom-hearts-house-rules = 하우스 룰
custom-hearts-different = 하츠와 다른 이 테이블의 규칙
