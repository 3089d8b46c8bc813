//! Shared by the benchmarks: a fast generator, and a table of rows with hands per second and ratios.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;
use moonshot_rules::Dice;

/// A fast generator (wyrand). Multiply-and-shift has a bias below 2^-24, which is fine for a benchmark.
#[derive(Clone)]
pub(crate) struct Fast(pub(crate) u64);

impl Fast {
    #[inline(always)]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (wide >> 64) as u64 ^ wide as u64
    }
}

impl Dice for Fast {
    #[inline(always)]
    fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// Number of measurements for each row; the table shows their median.
const ROUNDS: usize = 41;
/// Duration of one measurement.
const SAMPLE: Duration = Duration::from_millis(5);

/// A benchmark that alternates its rows with the baseline, so that other load on the machine slows all of them equally.
///
/// Measures the thread's own processor time, because wall time would include other processes.
pub(crate) struct Rows {
    rows: Vec<Row>,
    filter: Option<String>,
}

struct Row {
    name: String,
    /// Plays the given number of hands.
    play: Box<dyn FnMut(u64)>,
    /// Hands per measurement.
    hands: u64,
    /// For each round, the nanoseconds per hand and their ratio to the baseline.
    found: Vec<(f64, f64)>,
}

impl Rows {
    /// A benchmark of the rows whose names contain the command line argument. The baseline comes first: a shuffle of 52
    /// cards, which is the same code in every release.
    pub(crate) fn new() -> Rows {
        let filter = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
        let mut rows = Rows {
            rows: Vec::new(),
            filter: None,
        };
        let mut dice = Fast(52);
        let mut pack: [u8; 52] = std::array::from_fn(|place| place as u8);
        rows.add("shuffle of 52 cards", move || {
            shuffle(&mut pack, &mut dice);
            pack[0]
        });
        rows.filter = filter;
        rows
    }

    /// Adds a row: a function that plays one hand and returns a value that depends on all of it, so that the compiler
    /// cannot remove any of the work.
    pub(crate) fn add<T>(
        &mut self,
        name: impl Into<String>,
        mut hand: impl FnMut() -> T + 'static,
    ) {
        let name = name.into();
        let left_out = |filter: &String| !name.contains(filter.as_str());
        if self.filter.as_ref().is_some_and(left_out) {
            return;
        }
        self.rows.push(Row {
            name,
            play: Box::new(move |hands| (0..hands).for_each(|_| drop(black_box(hand())))),
            hands: 1,
            found: Vec::new(),
        });
    }

    /// Measures all rows and prints the table.
    pub(crate) fn run(mut self) {
        self.rows.iter_mut().for_each(Row::calibrate);
        for _ in 0..ROUNDS {
            let mut baseline = None;
            for row in &mut self.rows {
                let time = row.time();
                let ratio = time / *baseline.get_or_insert(time);
                row.found.push((time, ratio));
            }
        }
        println!(
            "{:32} {:>10} {:>12} {:>10}",
            "", "ns a hand", "hands a s", "shuffles"
        );
        for row in &self.rows {
            let time = median(row.found.iter().map(|(time, _)| *time));
            let ratio = median(row.found.iter().map(|(_, ratio)| *ratio));
            println!(
                "{:32} {time:10.1} {:>12} {ratio:10.2}",
                row.name,
                grouped(1e9 / time)
            );
        }
    }
}

/// Never inlined, so that it is the same machine code in every benchmark.
#[inline(never)]
fn shuffle(pack: &mut [u8; 52], dice: &mut Fast) {
    for last in (1..pack.len()).rev() {
        let other = dice.below(last as u32 + 1) as usize;
        pack.swap(last, other);
    }
}

impl Row {
    /// Determines the number of hands per measurement.
    fn calibrate(&mut self) {
        let sample = SAMPLE.as_nanos() as f64;
        while self.time() * self.hands as f64 * 2.0 < sample {
            self.hands *= 2;
        }
    }

    /// Measures the nanoseconds per hand once.
    fn time(&mut self) -> f64 {
        let start = ThreadTime::now();
        (self.play)(self.hands);
        start.elapsed().as_nanos() as f64 / self.hands as f64
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Formats a whole number with thousands separators.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<&str> = groups
        .filter_map(|group| std::str::from_utf8(group).ok())
        .collect();
    groups.join(",")
}
