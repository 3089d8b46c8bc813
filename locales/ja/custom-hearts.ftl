custom-hearts-house-rules = ハウスルール
custom-hearts-different = ハーツと異なる点
