//! Korean particles, whose form follows the last sound of the word before.

/// The form of a particle such as `은/는` after a text: the first after a consonant, the second after a vowel. Digits and
/// Latin letters count as they are read in Korean. The page has the same in `web/locales/particle.ts`.
pub(super) fn particle<'a>(text: &str, form: &'a str) -> &'a str {
    let (closed, open) = form.split_once('/').unwrap_or((form, ""));
    let last = text.chars().rev().find(|letter| letter.is_alphanumeric());
    // 로 follows a vowel and ㄹ.
    let liquid = closed == "으로";
    let is_open = match last {
        Some(letter @ '가'..='힣') => {
            let sound = (letter as u32 - '가' as u32) % 28;
            sound == 0 || (sound == 8 && liquid)
        }
        Some(digit) if digit.is_ascii_digit() => {
            !"013678".contains(digit) || (liquid && "178".contains(digit))
        }
        Some(letter) => {
            let letter = letter.to_ascii_lowercase();
            !"lmnrckptbgd".contains(letter) || (liquid && letter == 'l')
        }
        None => true,
    };
    if is_open { open } else { closed }
}

#[cfg(test)]
mod tests {
    use super::particle;

    #[test]
    fn the_particle_fits_the_last_sound() {
        for (text, form, expected) in [
            ("하트", "은/는", "는"),
            ("왕", "은/는", "은"),
            ("서울", "으로/로", "로"),
            ("Ada", "이/가", "가"),
            ("Clara 3", "을/를", "을"),
            ("Edith 7", "으로/로", "로"),
            ("Karl", "으로/로", "로"),
            ("Tom", "은/는", "은"),
        ] {
            assert_eq!(particle(text, form), expected, "{text}");
        }
    }
}
