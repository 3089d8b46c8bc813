//! Settings: limits for clients, and how the server is reached.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use ipnet::IpNet;
use thiserror::Error;

use super::rates::RateClass;

/// Limits for clients. The defaults are more than a person, or a family behind one address, needs.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Maximum number of connections. `None`: as many as the limit of open files allows (64 files are left for the
    /// rest), 10,000 at most.
    pub connections: Option<usize>,
    /// Maximum number of connections from one address (IPv6: from one /64); `None` for no limit. A trusted proxy's
    /// connection counts for the client whose request or stream it carries.
    pub connections_by_address: Option<usize>,
    /// How long a request's head may take to arrive, from its first byte.
    pub head_timeout: Duration,
    /// How long a request's body may take to arrive.
    pub body_timeout: Duration,
    /// How long a connection may stay open without a request.
    pub idle_timeout: Duration,
    /// How long a response may stall, and a subscriber stay unresponsive.
    pub stalled_timeout: Duration,
    /// Rate limits per person; `None` for no limit.
    pub by_person: Option<Rates>,
    /// Rate limits per address (IPv6: per /64); `None` for no limit.
    pub by_address: Option<Rates>,
    /// Rate limit of password attempts per handle, from any address; `None` for no limit.
    pub sign_in_by_handle: Option<Rate>,
    /// Factor by which limits are higher for loopback addresses: local programs, load tests, and reverse proxies that are not
    /// configured as trusted.
    pub local_factor: NonZeroU32,
    /// Maximum number of unfinished matches per person; `None` for no limit.
    pub open_tables: Option<usize>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: None,
            connections_by_address: Some(256),
            head_timeout: Duration::from_secs(10),
            body_timeout: Duration::from_secs(10),
            idle_timeout: Duration::from_secs(75),
            stalled_timeout: Duration::from_secs(30),
            by_person: Some(Rates {
                make: Some(Rate::of(20, 40)),
                act: Some(Rate::of(6_000, 2_000)),
                suggest: Some(Rate::of(60, 60)),
                stream: Some(Rate::of(120, 120)),
                read: Some(Rate::of(3_000, 1_000)),
                sign_in: Some(Rate::of(20, 40)),
            }),
            by_address: Some(Rates {
                make: Some(Rate::of(120, 400)),
                act: Some(Rate::of(30_000, 10_000)),
                suggest: Some(Rate::of(300, 300)),
                stream: Some(Rate::of(600, 600)),
                read: Some(Rate::of(15_000, 5_000)),
                sign_in: Some(Rate::of(20, 40)),
            }),
            sign_in_by_handle: Some(Rate::of(6, 20)),
            local_factor: at_least_one(32),
            open_tables: Some(100),
        }
    }
}

/// Rate limits per class of requests; `None` for no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rates {
    /// Making tables.
    pub make: Option<Rate>,
    /// Actions, undoing, finishing a hand and settings.
    pub act: Option<Rate>,
    /// Suggestions, which cost a bot's thinking.
    pub suggest: Option<Rate>,
    /// Opening streams.
    pub stream: Option<Rate>,
    /// Reading snapshots, lists, games and transcripts.
    pub read: Option<Rate>,
    /// Signing in, and making or changing an account.
    pub sign_in: Option<Rate>,
}

/// A rate limit: requests per minute, and a burst after a pause.
///
/// As text it is `20/min` or `20/min+40`, where 40 is the burst.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// Requests per minute.
    pub per_minute: NonZeroU32,
    /// The burst.
    pub at_once: NonZeroU32,
}

impl Rates {
    /// The rate limit of that class.
    pub(super) fn of(&self, class: RateClass) -> Option<Rate> {
        match class {
            RateClass::Make => self.make,
            RateClass::Act => self.act,
            RateClass::Suggest => self.suggest,
            RateClass::Stream => self.stream,
            RateClass::Read => self.read,
            RateClass::SignIn => self.sign_in,
        }
    }
}

impl Rate {
    /// That many requests per minute and that burst; zero counts as one.
    pub const fn of(per_minute: u32, at_once: u32) -> Rate {
        Rate {
            per_minute: at_least_one(per_minute),
            at_once: at_least_one(at_once),
        }
    }

    /// This rate multiplied by a factor.
    pub(super) fn times(self, factor: NonZeroU32) -> Rate {
        Rate {
            per_minute: self.per_minute.saturating_mul(factor),
            at_once: self.at_once.saturating_mul(factor),
        }
    }
}

const fn at_least_one(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

/// A text that is not a rate.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("a rate is written like 20/min or 20/min+40: so often a minute, and so often at once")]
pub struct ParseRateError;

impl FromStr for Rate {
    type Err = ParseRateError;

    fn from_str(text: &str) -> Result<Rate, ParseRateError> {
        let (per_minute, rest) = text.split_once("/min").ok_or(ParseRateError)?;
        let per_minute = per_minute.parse().map_err(|_| ParseRateError)?;
        let at_once = match rest.strip_prefix('+') {
            Some(number) => number.parse().map_err(|_| ParseRateError)?,
            None if rest.is_empty() => per_minute,
            None => return Err(ParseRateError),
        };
        Ok(Rate {
            per_minute,
            at_once,
        })
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/min+{}", self.per_minute, self.at_once)
    }
}

/// How the server is reached: by which names, through which proxies, over HTTPS or not.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reach {
    /// The host names it answers to, without ports, besides `localhost`, the machine's own name and IP addresses.
    pub hosts: Vec<String>,
    /// The addresses of trusted reverse proxies, whose `X-Forwarded-For`, `X-Forwarded-Proto` and `Forwarded` are used.
    pub trusted_proxies: Vec<IpNet>,
    /// Whether browsers reach it over HTTPS only. `X-Forwarded-Proto` of a trusted proxy takes precedence.
    pub https: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_survives_its_text_form() {
        for rate in [Rate::of(20, 40), Rate::of(1, 1), Rate::of(9_000, 3)] {
            assert_eq!(rate.to_string().parse(), Ok(rate));
        }
        assert_eq!("20/min".parse(), Ok(Rate::of(20, 20)));
        for wrong in [
            "",
            "20",
            "0/min",
            "20/min+0",
            "20/min+",
            "20/hour",
            "-1/min",
            "20/minute",
        ] {
            assert_eq!(wrong.parse::<Rate>(), Err(ParseRateError), "{wrong}");
        }
    }
}
