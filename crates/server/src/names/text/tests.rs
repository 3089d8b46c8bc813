use super::*;

fn stays(text: &str) {
    let read = read(text);
    assert_eq!(
        read.text,
        text,
        "{text} {:?}",
        text.escape_unicode().to_string()
    );
    assert_eq!(read.fault, None, "{text}");
}

/// What it is read as, which is something else.
fn becomes(text: &str, wanted: &str, fault: Fault) {
    let read = read(text);
    assert_eq!(read.text, wanted, "{}", text.escape_unicode());
    assert_eq!(read.fault, Some(fault), "{}", text.escape_unicode());
}

/// Words and names, each with what its script asks of a reader.
const WORDS: [(&str, &[&str]); 40] = [
    (
        "Latin",
        &[
            "Zoë",
            "Łukasz",
            "O’Neil",
            "Nguyễn Thị Ánh",
            "ẹ̀kọ́",
            "Kealiʻi",
            "M̂ãr",
        ],
    ),
    ("Cyrillic", &["Дмитрий", "Ёлка", "Ђорђе", "Чӑваш"]),
    ("Greek", &["Ξένια", "Σίσυφος"]),
    ("Armenian", &["Արմեն"]),
    ("Georgian", &["ნინო"]),
    // With the points and the accents of the Bible, and U+034F between two of them.
    (
        "Hebrew",
        &["שלום", "שָׁלוֹם", "ירושל\u{5b7}\u{34f}\u{5b4}ם", "בְּרֵאשִׁ֖ית"],
    ),
    ("Arabic", &["مُحَمَّد", "الله", "۝", "اللّٰه", "محـمد"]),
    // U+200C within words, in Persian, Urdu and Sorani; U+200D for the shape of an abbreviation.
    (
        "Persian",
        &[
            "می\u{200c}خواهم",
            "خانه\u{200c}ها",
            "علی\u{200c}رضا",
            "ه\u{200d}.ش",
            "نه\u{200c}ی",
        ],
    ),
    ("Syriac", &["ܫܠܡܐ", "ܡܪܝܡ"]),
    ("Thaana", &["ދިވެހި"]),
    ("N’Ko", &["ߒߞߏ", "ߛߊ߬ߙߌ߫"]),
    ("Adlam", &["𞤀𞤣𞤤𞤢𞤥", "𞤆𞤵𞤤𞤢𞤪"]),
    ("Hanifi Rohingya", &["𐴌𐴟𐴇𐴥𐴝𐴚𐴒𐴙𐴝"]),
    ("Ethiopic", &["ሰላም", "አማርኛ"]),
    ("Tifinagh", &["ⵜⴰⵎⴰⵣⵉⵖⵜ"]),
    (
        "Devanagari",
        &[
            "क्ष",
            "श्री",
            "क्\u{200d}ष",
            "र्\u{200d}य",
            "वाङ्\u{200c}मय",
            "हिन्दी",
        ],
    ),
    // U+200D before the virama, as in “RAB”.
    (
        "Bengali",
        &[
            "র\u{200d}\u{9cd}যাব",
            "র\u{200d}\u{9cd}যাম",
            "বাংলা",
            "উদ্\u{200c}ঘাটন",
        ],
    ),
    ("Gurmukhi", &["ਸਿੰਘ", "ਪੰਜਾਬੀ"]),
    ("Gujarati", &["ગુજરાતી"]),
    ("Odia", &["ଓଡ଼ିଆ"]),
    ("Tamil", &["தமிழ்", "ஸ்ரீ", "க்\u{200c}ஷ"]),
    ("Telugu", &["తెలుగు", "రాజ్\u{200c}కుమార్"]),
    ("Kannada", &["ಕನ್ನಡ", "ರ\u{200d}\u{ccd}ಯಾಂಕ್", "ಜಾನ್\u{200c}"]),
    ("Malayalam", &["മലയാളം", "അവന്\u{200d}", "രാജ്\u{200c}മോഹൻ"]),
    (
        "Sinhala",
        &["ශ්\u{200d}රී", "ක්\u{200d}ෂය", "සිංහල", "ක\u{200d}්ය"],
    ),
    ("Thai", &["สมชาย", "น้ำ", "ที่", "กิ๊ก"]),
    ("Lao", &["ລາວ", "ເຂົ້າ"]),
    // Five marks on a letter; U+200B where a line may break.
    (
        "Burmese",
        &["မြန်မာ", "လျှို့ဝှက်", "ကြွှုံ့", "ယောက်ျား", "မြန်မာ\u{200b}စာ"],
    ),
    ("Shan", &["ၶ\u{fe00}မ\u{fe00}"]),
    ("Khmer", &["ស្ត្រី", "ភាសា\u{200b}ខ្មែរ", "ញ៉ាំ"]),
    ("Tibetan", &["རྐྱེན", "བསྒྲུབས", "ཧཱུྃ", "ཀྵྨྲྱཱིཾ", "ཧྐྵྨླྺྼྃ"]),
    // The forms of letters, and the vowel apart.
    ("Mongolian", &["ᠮᠣᠩᠭᠣᠯ", "ᠪᠠᠶ\u{180e}ᠠ", "ᠠᠭᠤ\u{180b}ᠯᠠ"]),
    ("Javanese", &["ꦗꦮ", "ꦏꦿꦠ"]),
    ("Balinese", &["ᬩᬮᬶ", "ᬓ᭄ᬭ"]),
    ("Lanna", &["ᨣᩣᩴᨾᩮᩬᩥᨦ", "ᩉ᩠ᩅ᩶ᩣ᩠ᨿ"]),
    ("Cherokee", &["ᏣᎳᎩ"]),
    ("Inuktitut", &["ᐃᓄᒃᑎᑐᑦ"]),
    // Forms of ideographs in Japanese names; a word of old Korean, and a letter alone.
    (
        "Japanese",
        &[
            "山田太郎",
            "さくら",
            "ザワークラウト",
            "葛\u{e0100}城",
            "渡邉\u{e0102}",
            "福\u{fe00}",
        ],
    ),
    (
        "Korean",
        &["김철수", "ㅋㅋㅋ", "나랏말ᄊᆞ미", "ᄀ\u{1160}", "\u{115f}ᅡ"],
    ),
    ("Braille", &["⠓⠑⠇⠇⠕\u{2800}⠺⠕⠗⠇⠙"]),
];

#[test]
fn words_of_living_scripts_stay_as_they_are() {
    for (script, words) in WORDS {
        for word in words {
            assert_eq!(
                read(word).text,
                *word,
                "{script}: {}",
                word.escape_unicode()
            );
            assert_eq!(
                read(word).fault,
                None,
                "{script}: {}",
                word.escape_unicode()
            );
        }
    }
}

#[test]
fn emoji_stay_whole() {
    for emoji in [
        "🦊",
        "❤\u{fe0f}",
        "☺\u{fe0e}",
        "1\u{fe0f}\u{20e3}",
        "#\u{fe0f}\u{20e3}",
        "👍🏽",
        "👩\u{200d}🚀",
        "👩🏿\u{200d}🚀",
        "🧑🏻\u{200d}❤\u{fe0f}\u{200d}💋\u{200d}🧑🏿",
        "👨\u{200d}👩\u{200d}👧\u{200d}👦",
        "🏃🏾\u{200d}♀\u{fe0f}\u{200d}➡\u{fe0f}",
        "👩\u{200d}⚖\u{fe0f}",
        "👁\u{fe0f}\u{200d}🗨\u{fe0f}",
        "🏳\u{fe0f}\u{200d}🌈",
        "🏳\u{fe0f}\u{200d}⚧\u{fe0f}",
        "🏴\u{200d}☠\u{fe0f}",
        "🐻\u{200d}❄\u{fe0f}",
        "🇫🇷",
        "🇵🇸🇺🇦",
        "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}", // Scotland
        "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}", // Wales
        "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🏴",
        "🏴\u{e0075}\u{e0073}\u{e0074}\u{e0078}\u{e007f}", // Texas
    ] {
        stays(emoji);
        stays(&format!("Anna {emoji} Bell {emoji}"));
    }
}

#[test]
fn invisible_characters_are_removed() {
    for hidden in [
        '\u{202e}',
        '\u{2066}',
        '\u{2069}',
        '\u{200e}',
        '\u{200f}',
        '\u{61c}',
        '\u{200b}',
        '\u{200c}',
        '\u{200d}',
        '\u{2060}',
        '\u{feff}',
        '\u{ad}',
        '\u{34f}',
        '\u{115f}',
        '\u{1160}',
        '\u{3164}',
        '\u{ffa0}',
        '\u{2800}',
        '\u{fffc}',
        '\u{fe00}',
        '\u{fe0f}',
        '\u{180b}',
        '\u{180e}',
        '\u{17b4}',
        '\u{16fe4}',
        '\u{13441}',
        '\u{1d159}',
        '\u{e0001}',
        '\u{e0041}',
        '\u{e007f}',
        '\u{e0100}',
        '\u{e000}',
        '\u{378}',
        '\u{ffff}',
        '\0',
        '\u{7f}',
    ] {
        becomes(&format!("An{hidden}na"), "Anna", Fault::Hidden(hidden));
        becomes(&format!("Anna{hidden}"), "Anna", Fault::Hidden(hidden));
        becomes(&format!("{hidden}Anna"), "Anna", Fault::Hidden(hidden));
        becomes(&format!("{hidden}{hidden}"), "", Fault::Hidden(hidden));
        becomes(&format!(" {hidden} "), "", Fault::Hidden(hidden));
    }
}

#[test]
fn invisible_characters_are_kept_only_where_a_script_needs_them() {
    for (text, wanted, hidden) in [
        // Two joiners, or one at a digit, at the end, between words.
        ("می\u{200c}\u{200c}خواهم", "می\u{200c}خواهم", '\u{200c}'),
        ("می\u{200d}\u{200d}خواهم", "می\u{200d}خواهم", '\u{200d}'),
        ("می\u{200c} خواهم", "می خواهم", '\u{200c}'),
        ("خانه\u{200c}", "خانه", '\u{200c}'),
        ("1\u{200d}2", "12", '\u{200d}'),
        ("क\u{200d}ष", "कष", '\u{200d}'),
        ("क्\u{200d}\u{200d}ष", "क्\u{200d}ष", '\u{200d}'),
        ("👩\u{200d}", "👩", '\u{200d}'),
        ("\u{200d}🚀", "🚀", '\u{200d}'),
        ("👩\u{200d}\u{200d}🚀", "👩\u{200d}🚀", '\u{200d}'),
        ("👩\u{200d}a", "👩a", '\u{200d}'),
        ("❤\u{fe0f}\u{fe0f}", "❤\u{fe0f}", '\u{fe0f}'),
        ("葛\u{e0100}\u{e0101}", "葛\u{e0100}", '\u{e0101}'),
        ("さ\u{e0100}", "さ", '\u{e0100}'),
        ("ភាសា\u{200b}\u{200b}ខ្មែរ", "ភាសា\u{200b}ខ្មែរ", '\u{200b}'),
        ("ᠪᠠ\u{180e}", "ᠪᠠ", '\u{180e}'),
        ("ᄀ\u{1160}\u{1160}", "ᄀ\u{1160}", '\u{1160}'),
        ("\u{115f}\u{1160}", "", '\u{115f}'),
        ("⠓\u{2800}\u{2800}⠑", "⠓\u{2800}⠑", '\u{2800}'),
        // Tags that are no region's, or belong to another emoji.
        ("🏴\u{e0067}\u{e0062}", "🏴", '\u{e0067}'),
        ("🏴\u{e007f}", "🏴", '\u{e007f}'),
        ("🏴\u{e0067}\u{e0062}\u{e007f}", "🏴", '\u{e0067}'),
        ("🏴\u{e0031}\u{e0032}\u{e0033}\u{e007f}", "🏴", '\u{e0031}'),
        (
            "🦊\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "🦊",
            '\u{e0067}',
        ),
    ] {
        becomes(text, wanted, Fault::Hidden(hidden));
    }
}

#[test]
fn marks_need_a_letter_and_do_not_pile_up() {
    for (text, wanted) in [
        ("\u{301}Anna", "Anna"),
        ("Anna \u{301}Bell", "Anna Bell"),
        ("\u{20dd}", ""),
        ("ส\u{e47}\u{e47}\u{e47}", "ส\u{e47}"),
    ] {
        becomes(text, wanted, Fault::Mark);
    }
    let piled = |count| format!("Ann{}", "\u{32f}".repeat(count));
    stays(&piled(MOST_MARKS));
    becomes(&piled(40), &piled(MOST_MARKS), Fault::Mark);
    // All the vowels and tones of Thai that are written above and below.
    let thai: String = "กิีึืัุู็่้๊๋์ํ".nfc().collect();
    let kept = read(&thai);
    assert_eq!(
        (kept.text.chars().count(), kept.fault),
        (1 + MOST_OWN_MARKS, Some(Fault::Mark))
    );
}

#[test]
fn spaces_are_single_and_letters_composed() {
    for (text, wanted) in [
        ("  Anna \u{a0}\u{3000} Bell ", "Anna Bell"),
        ("Zoe\u{308}", "Zoë"),
        ("한", "한"),
    ] {
        assert_eq!((read(text).text.as_str(), read(text).fault), (wanted, None));
    }
    for (text, hidden) in [
        ("a\tb", '\t'),
        ("a\nb", '\n'),
        ("a\u{2028}b", '\u{2028}'),
        ("a\u{85}b", '\u{85}'),
    ] {
        becomes(text, "a b", Fault::Hidden(hidden));
    }
}

#[test]
fn normalisation_is_idempotent() {
    let parts = [
        "a",
        "é",
        "e",
        "\u{301}",
        " ",
        "\u{200b}",
        "\u{200c}",
        "\u{200d}",
        "\u{fe0f}",
        "می",
        "क",
        "्",
        "👩",
        "🚀",
        "🏴",
        "\u{e0067}",
        "\u{e007f}",
        "葛",
        "\u{e0100}",
        "1",
        "\u{20e3}",
        "ᄀ",
        "\u{1160}",
        "ᅡ",
        "\u{202e}",
        "ᠠ",
        "\u{180e}",
        "⠓",
        "\u{2800}",
        "ភ",
        "ក",
        "\u{17d2}",
        "ส",
        "\u{e47}",
        "\u{34f}",
        "ש",
        "\u{5c1}",
        "\u{5bc}",
        "ك",
    ];
    for first in parts {
        for second in parts {
            for third in parts {
                let once = read(&[first, second, third].concat());
                let twice = read(&once.text);
                assert_eq!(twice.text, once.text, "{}", once.text.escape_unicode());
                assert_eq!(twice.fault, None, "{}", once.text.escape_unicode());
            }
        }
    }
}
