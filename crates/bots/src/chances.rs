//! Tables of probabilities, computed with the four basic operations only, so that every machine agrees.

/// Maximum number of cards of one suit: thirteen and a Wild.
const MOST: usize = 14;
/// Maximum number of opponents, plus one: seven at a table of eight.
const SHARERS: usize = 8;

/// `AT_LEAST[cards][sharers][count]`: the probability that one of `sharers` equally likely holders has at least `count`
/// of the cards.
static AT_LEAST: [[[f32; MOST + 2]; SHARERS]; MOST + 1] = tabulate();

const fn tabulate() -> [[[f32; MOST + 2]; SHARERS]; MOST + 1] {
    let mut table = [[[0.0; MOST + 2]; SHARERS]; MOST + 1];
    let mut sharers = 1;
    while sharers < SHARERS {
        let share = 1.0 / sharers as f32;
        // exactly[k]: the probability of holding exactly k of the cards considered so far.
        let mut exactly = [0.0; MOST + 2];
        exactly[0] = 1.0;
        let mut cards = 0;
        while cards <= MOST {
            let mut count = MOST + 1;
            let mut tail = 0.0;
            loop {
                tail += exactly[count];
                table[cards][sharers][count] = tail;
                if count == 0 {
                    break;
                }
                count -= 1;
            }
            let mut held = MOST + 1;
            while held > 0 {
                exactly[held] = exactly[held] * (1.0 - share) + exactly[held - 1] * share;
                held -= 1;
            }
            exactly[0] *= 1.0 - share;
            cards += 1;
        }
        sharers += 1;
    }
    table
}

/// The probability that one of `sharers` equally likely holders of `cards` cards has at least `count` of them.
pub(crate) fn at_least(count: usize, cards: usize, sharers: usize) -> f32 {
    if sharers == 0 {
        return if count == 0 { 1.0 } else { 0.0 };
    }
    AT_LEAST[cards.min(MOST)][sharers.min(SHARERS - 1)][count.min(MOST + 1)]
}

/// The probability that a player who holds each of `cards` cards with probability `share` holds none of them.
pub(crate) fn none_of(share: f32, cards: usize) -> f32 {
    power(1.0 - share, cards)
}

/// `base` to the power `times`.
pub(crate) fn power(base: f32, times: usize) -> f32 {
    (0..times).fold(1.0, |product, _| product * base)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_holds_the_binomial_tails() {
        let close = |found: f32, expected: f32| assert!((found - expected).abs() < 1e-5, "{found}");
        close(at_least(0, 13, 3), 1.0);
        close(at_least(1, 2, 2), 0.75);
        close(at_least(2, 2, 2), 0.25);
        close(at_least(3, 2, 2), 0.0);
        close(at_least(1, 10, 3), 1.0 - power(2.0 / 3.0, 10));
        close(at_least(4, 4, 1), 1.0);
        close(at_least(1, 0, 3), 0.0);
    }
}
