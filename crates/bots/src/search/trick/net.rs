//! A small neural network that learnt from the search which card costs least.
//!
//! It uses plain arithmetic in a fixed order, so the same position has the same scores on every machine. `tools/train`
//! produces the weights.

use moonshot_rules::trick::TrickRules;

use super::reading::INPUTS;

/// Size of the hidden layer.
const HIDDEN: usize = 32;
/// Number of accumulators for the output sum, so that the compiler can vectorise it.
const LANES: usize = 8;
/// Number of weights.
const WEIGHTS: usize = HIDDEN + INPUTS * HIDDEN + HIDDEN + INPUTS;

type Sums = [f32; HIDDEN];

/// The weights: one hidden layer with ReLU, and direct weights from the inputs to the output.
#[derive(Debug)]
pub(super) struct Net {
    bias: Sums,
    first: [Sums; INPUTS],
    second: Sums,
    straight: [f32; INPUTS],
}

/// Trained on Hearts and CARDominoes Hearts with three to seven players.
static HEARTS: Net = Net::read(include_bytes!("hearts.weights"));
/// Trained on Wild Twists Hearts.
static WILD_TWISTS: Net = Net::read(include_bytes!("wild-twists.weights"));

impl Net {
    /// The network for a table.
    pub(super) fn of(rules: &TrickRules) -> &'static Net {
        match rules.has_wilds() {
            true => &WILD_TWISTS,
            false => &HEARTS,
        }
    }

    /// Decodes weights as written by `tools/train`: little-endian 32-bit floats.
    const fn read(bytes: &[u8; 4 * WEIGHTS]) -> Net {
        let mut net = Net {
            bias: [0.0; HIDDEN],
            first: [[0.0; HIDDEN]; INPUTS],
            second: [0.0; HIDDEN],
            straight: [0.0; INPUTS],
        };
        const SECOND: usize = HIDDEN + INPUTS * HIDDEN;
        const STRAIGHT: usize = SECOND + HIDDEN;
        let mut at = 0;
        while at < WEIGHTS {
            let (one, two) = (bytes[4 * at], bytes[4 * at + 1]);
            let (three, four) = (bytes[4 * at + 2], bytes[4 * at + 3]);
            let weight = f32::from_le_bytes([one, two, three, four]);
            match at {
                0..HIDDEN => net.bias[at] = weight,
                HIDDEN..SECOND => net.first[at / HIDDEN - 1][at % HIDDEN] = weight,
                SECOND..STRAIGHT => net.second[at - SECOND] = weight,
                _ => net.straight[at - STRAIGHT] = weight,
            }
            at += 1;
        }
        net
    }

    /// The sums before any input.
    pub(super) fn start(&self) -> Score<'_> {
        Score {
            net: self,
            hidden: self.bias,
            straight: 0.0,
        }
    }
}

/// The sums so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Score<'a> {
    net: &'a Net,
    hidden: Sums,
    straight: f32,
}

impl Score<'_> {
    /// Adds the inputs from index `from` on. Most are 0 and are skipped.
    #[inline]
    pub(super) fn read(&mut self, from: usize, inputs: &[f32]) {
        let rows = self.net.first[from..].iter();
        let straight = self.net.straight[from..].iter();
        for ((&input, row), straight) in inputs.iter().zip(rows).zip(straight) {
            if input != 0.0 {
                for (sum, weight) in self.hidden.iter_mut().zip(row) {
                    *sum += input * weight;
                }
                self.straight += input * straight;
            }
        }
    }

    /// The card's score: of two cards in a position, the better has the higher score.
    #[inline]
    pub(super) fn score(&self) -> f32 {
        let mut lanes = [0.0; LANES];
        let hidden = self.hidden.chunks_exact(LANES);
        for (hidden, second) in hidden.zip(self.net.second.chunks_exact(LANES)) {
            for ((lane, hidden), second) in lanes.iter_mut().zip(hidden).zip(second) {
                *lane += hidden.max(0.0) * second;
            }
        }
        self.straight + lanes.iter().sum::<f32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network with a weight for each index.
    fn net(weight: impl Fn(usize) -> f32) -> Net {
        let mut bytes = [0; 4 * WEIGHTS];
        for (place, bytes) in bytes.chunks_exact_mut(4).enumerate() {
            bytes.copy_from_slice(&weight(place).to_le_bytes());
        }
        Net::read(&bytes)
    }

    #[test]
    fn weights_are_read_in_the_order_in_which_they_are_written() {
        let net = net(|place| place as f32);
        assert_eq!(net.bias[31], 31.0);
        assert_eq!(net.first[0][0], 32.0);
        assert_eq!(net.first[1][2], 66.0);
        assert_eq!(net.first[INPUTS - 1][31], (32 * INPUTS + 31) as f32);
        assert_eq!(net.second[0], (32 * INPUTS + 32) as f32);
        assert_eq!(net.straight[INPUTS - 1], (WEIGHTS - 1) as f32);
    }

    #[test]
    fn sums_below_0_do_not_count_and_the_others_do() {
        // Both hidden sums are 0.5 x the input, up to the sign of the first; each has weight 2, and the input itself
        // has weight 1.
        let net = net(|place| match place {
            0 => 0.25,
            32 => -0.5,
            33 => 0.5,
            _ if (HIDDEN + INPUTS * HIDDEN..HIDDEN + INPUTS * HIDDEN + HIDDEN).contains(&place) => {
                2.0
            }
            _ if place == WEIGHTS - INPUTS => 1.0,
            _ => 0.0,
        });
        let score = |input: f32| {
            let mut score = net.start();
            score.read(0, &[input]);
            score.score()
        };
        assert_eq!(score(0.0), 0.5);
        assert_eq!(score(1.0), 1.0 + 1.0);
        assert_eq!(score(-1.0), 0.75 * 2.0 - 1.0);
    }

    #[test]
    fn what_is_read_in_parts_is_what_is_read_at_once() {
        let net = &HEARTS;
        let inputs: Vec<f32> = (0..INPUTS).map(|place| (place % 3) as f32 / 4.0).collect();
        let (mut whole, mut parts) = (net.start(), net.start());
        whole.read(0, &inputs);
        parts.read(0, &inputs[..20]);
        parts.read(20, &inputs[20..]);
        assert_eq!(whole.score(), parts.score());
        assert!(whole.score().is_finite() && whole.score() != 0.0);
    }
}
