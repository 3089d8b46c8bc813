//! The engine: requests and their answers.

use std::sync::Arc;
use std::time::Duration;

use moonshot_bots::{Budget, Hint, Level};
use moonshot_protocol::{CardFaces, GameInfo, OptionSpec, OutcomeError, Setup, games, legal_texts};
use moonshot_rules::{AnyOptions, AnyView, Dice, Game, Turn, Viewer};
use moonshot_table::{ActError, Match, SeededDice, Seeds};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::request::Request;

/// One conversation: at most one match at a time, and requests about it.
///
/// It does no I/O and has no clock, and never panics, whatever its input.
///
/// ```
/// let mut engine = moonshot_engine::Engine::new([0; 32]);
/// let answer = engine.handle(br#"{"id":1,"do":"new","game":"hearts","players":4}"#);
/// assert!(answer.starts_with(r#"{"id":1,"ok":true,"state":{"game":"hearts","players":4,"#));
/// let answer = engine.handle(b"nonsense");
/// assert!(answer.starts_with(r#"{"id":null,"ok":false,"error":{"code":"bad-json","#));
/// ```
pub struct Engine {
    playing: Option<Match>,
    luck: SeededDice,
    card_set: Option<Arc<CardFaces>>,
    clock: Option<Clock>,
}

/// Time elapsed since an arbitrary starting point.
pub type Clock = fn() -> Duration;

/// A successful answer: its field and value.
type Answer = (&'static str, Value);

impl Engine {
    /// An engine without a match. Random outcomes use `entropy` as their seed.
    pub fn new(entropy: [u8; 32]) -> Engine {
        Engine {
            playing: None,
            luck: SeededDice::new(entropy),
            card_set: None,
            clock: None,
        }
    }

    /// The engine with these card faces for Black Hearts instead of the house set.
    pub fn with_card_set(self, card_set: CardFaces) -> Engine {
        Engine {
            card_set: Some(Arc::new(card_set)),
            ..self
        }
    }

    /// The engine with a clock that enforces the bots' time limits.
    pub fn with_clock(self, clock: Clock) -> Engine {
        Engine {
            clock: Some(clock),
            ..self
        }
    }

    /// The current match, if there is one.
    pub fn playing(&self) -> Option<&Match> {
        self.playing.as_ref()
    }

    /// Answers one line. Neither the line nor the answer includes a line feed.
    pub fn handle(&mut self, line: &[u8]) -> String {
        let mut id = "null".to_owned();
        let answer = Request::read(line).and_then(|mut request| {
            id = request.take_id();
            self.answer(request)
        });
        match answer {
            Ok((name, value)) => format!("{{\"id\":{id},\"ok\":true,\"{name}\":{value}}}"),
            Err(Failure { code, message }) => {
                let error = json!({"code": code, "message": message});
                format!("{{\"id\":{id},\"ok\":false,\"error\":{error}}}")
            }
        }
    }

    fn answer(&mut self, mut request: Request<'_>) -> Result<Answer, Failure> {
        let bot_request = request.text("do")?;
        match bot_request.as_str() {
            "games" => list_games(request),
            "new" => self.start(request),
            "load" => self.load(request),
            "chance" => self.chance(request),
            "legal" => self.legal(request),
            "act" => self.act(request),
            "state" => self.show(request),
            "view" => self.view(request),
            "undo" => self.undo(request),
            "bot" => self.bot(request),
            "hint" => self.hint(request),
            "transcript" => self.transcript(request),
            _ => Err(Failure::bad_request(format!(
                "There is no request “{bot_request}”."
            ))),
        }
    }

    fn start(&mut self, mut request: Request<'_>) -> Result<Answer, Failure> {
        let game = request.text("game")?;
        let players = request.integer("players")?;
        let options = request.options();
        let seed = request.seed()?;
        // Report unknown options after errors in the request's form.
        let options = match options {
            Err(failure) if failure.code == "bad-request" => return Err(failure),
            options => options,
        };
        request.nothing_else()?;
        let players = usize::try_from(players).unwrap_or(0);
        let seeds = seed.map(|seed| Seeds::new(seed, Vec::new()));
        let mut setup = match options {
            Ok(options) => Setup::read(&game, players, &options)?,
            Err(failure) => {
                Setup::read(&game, players, &Map::new())?;
                return Err(failure);
            }
        };
        if let (AnyOptions::BlackHearts(_), Some(card_set)) = (setup.rules(), &self.card_set) {
            setup = setup.with_card_set(Arc::clone(card_set));
        }
        self.playing = Some(Match::new(setup, seeds)?);
        self.state()
    }

    fn load(&mut self, mut request: Request<'_>) -> Result<Answer, Failure> {
        let transcript = request.raw("transcript")?;
        request.nothing_else()?;
        self.playing = Some(Match::load(transcript)?);
        self.state()
    }

    fn chance(&mut self, mut request: Request<'_>) -> Result<Answer, Failure> {
        let playing = self.playing.as_mut().ok_or_else(Failure::no_match)?;
        let outcome = request.optional_raw("outcome");
        request.nothing_else()?;
        if !matches!(playing.state().turn(), Turn::Chance(_)) {
            return Err(OutcomeError::NotPending { due: None }.into());
        }
        match outcome {
            None => playing.chance_by(&mut self.luck)?,
            Some(raw) => {
                let outcome = serde_json::from_str(raw).map_err(Failure::no_outcome)?;
                playing.chance(&outcome)?
            }
        };
        self.state()
    }

    fn legal(&self, mut request: Request<'_>) -> Result<Answer, Failure> {
        let playing = self.now()?;
        let only = request.optional_seat(playing.state().seats())?;
        request.nothing_else()?;
        let mut legal = Map::new();
        if let Turn::Seats(seats) = playing.state().turn() {
            for seat in seats
                .iter()
                .filter(|seat| only.is_none_or(|only| only == *seat))
            {
                let actions = legal_texts(&playing.state().legal(seat));
                legal.insert(seat.to_string(), to_value(&actions));
            }
        }
        Ok(("legal", Value::Object(legal)))
    }

    fn act(&mut self, mut request: Request<'_>) -> Result<Answer, Failure> {
        let playing = self.playing.as_mut().ok_or_else(Failure::no_match)?;
        let seat = request.seat(playing.state().seats())?;
        let action = request.text("action")?;
        request.nothing_else()?;
        playing.act(seat, &action)?;
        self.state()
    }

    fn show(&self, request: Request<'_>) -> Result<Answer, Failure> {
        self.now()?;
        request.nothing_else()?;
        self.state()
    }

    fn view(&self, mut request: Request<'_>) -> Result<Answer, Failure> {
        let playing = self.now()?;
        let seat = request.seat_or_null(playing.state().seats())?;
        request.nothing_else()?;
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let view = playing
            .view_document(viewer)
            .map_err(Failure::bad_request)?;
        Ok(("view", to_value(&view)))
    }

    fn undo(&mut self, request: Request<'_>) -> Result<Answer, Failure> {
        let playing = self.playing.as_mut().ok_or_else(Failure::no_match)?;
        request.nothing_else()?;
        playing.forget_last()?;
        self.state()
    }

    /// A bot's choice, based on the seat's view only.
    fn bot(&mut self, request: Request<'_>) -> Result<Answer, Failure> {
        let bot_request = self.bot_request(request, Level::default(), Iterations::Refused)?;
        let choice = self.search(&bot_request, |view, budget, dice| {
            bot_request.level.bot().choose(view, budget, dice)
        });
        let action = choice.ok_or_else(Failure::not_your_turn)?.action;
        Ok(("action", Value::from(action.to_string())))
    }

    /// The evaluated alternatives, based on the seat's view only.
    fn hint(&mut self, request: Request<'_>) -> Result<Answer, Failure> {
        let bot_request = self.bot_request(request, Level::Master, Iterations::Taken)?;
        let hint = self.search(&bot_request, |view, budget, dice| {
            Hint::of(view, bot_request.level, budget, dice)
        });
        let hint = hint.ok_or_else(Failure::not_your_turn)?;
        Ok(("hint", describe_hint(&hint)))
    }

    /// Parses a request to a bot.
    fn bot_request(
        &self,
        mut request: Request<'_>,
        otherwise: Level,
        takes: Iterations,
    ) -> Result<BotRequest, Failure> {
        let playing = self.now()?;
        let seat = request.seat(playing.state().seats())?;
        let level = match request.optional_text("level")? {
            None => otherwise,
            Some(name) => name.parse::<Level>()?,
        };
        let millis = request.optional_count("millis")?.map(Duration::from_millis);
        let iterations = match takes {
            Iterations::Taken => request.optional_count("iterations")?,
            Iterations::Refused => None,
        };
        let parts = match request.optional_count("parts")?.unwrap_or(1) {
            parts @ 1..=MOST_PARTS => parts as usize,
            _ => {
                let most = format!("“parts” must be from 1 to {MOST_PARTS}.");
                return Err(Failure::bad_request(most));
            }
        };
        let seed = request.seed()?;
        request.nothing_else()?;
        if playing.is_over() {
            return Err(ActError::MatchOver.into());
        }
        let viewer = Viewer::Seat(seat);
        let view = playing.state().view(viewer).map_err(Failure::bad_request)?;
        Ok(BotRequest {
            view,
            level,
            millis,
            iterations: iterations.map(|count| u32::try_from(count).unwrap_or(u32::MAX)),
            parts,
            seed,
        })
    }

    /// Runs a search with the requested budget.
    fn search<T>(
        &mut self,
        bot_request: &BotRequest,
        think: impl FnOnce(&AnyView, Budget<'_>, &mut dyn Dice) -> T,
    ) -> T {
        // Without a time limit or a clock it runs the requested playouts, with the same result on every machine.
        let deadline = self.clock.zip(bot_request.millis);
        let deadline = deadline.map(|(clock, millis)| (clock, clock().saturating_add(millis)));
        let in_time = || deadline.is_none_or(|(clock, end)| clock() < end);
        let budget = match (deadline, bot_request.iterations) {
            (Some(_), None) => Budget::while_true(&in_time),
            (Some(_), Some(iterations)) => Budget::while_true(&in_time).at_most(iterations),
            (None, Some(iterations)) => Budget::playouts(iterations),
            (None, None) => Budget::default(),
        };
        let budget = budget
            .in_parts(bot_request.parts)
            .on_threads(bot_request.parts);
        match bot_request.seed {
            Some(seed) => think(&bot_request.view, budget, &mut SeededDice::new(seed)),
            None => think(&bot_request.view, budget, &mut self.luck),
        }
    }

    fn transcript(&self, request: Request<'_>) -> Result<Answer, Failure> {
        let playing = self.now()?;
        request.nothing_else()?;
        Ok(("transcript", playing.transcript().to_value()))
    }

    fn now(&self) -> Result<&Match, Failure> {
        self.playing.as_ref().ok_or_else(Failure::no_match)
    }

    fn state(&self) -> Result<Answer, Failure> {
        Ok(("state", to_value(&self.now()?.document())))
    }
}

/// A request to a bot.
struct BotRequest {
    view: AnyView,
    level: Level,
    millis: Option<Duration>,
    iterations: Option<u32>,
    parts: usize,
    seed: Option<[u8; 32]>,
}

/// As in a request.
const MOST_PARTS: u64 = Budget::MOST_PARTS as u64;

/// Whether a request may set the number of iterations.
#[derive(Clone, Copy)]
enum Iterations {
    Taken,
    Refused,
}

/// A hint in the protocol's form.
fn describe_hint(hint: &Hint) -> Value {
    // Four decimal places are more precise than any error.
    let short = |number: f64| (number * 1e4).round() / 1e4;
    let alternatives = hint.alternatives.iter().map(|one| {
        let moons: Vec<f64> = one.moons.iter().copied().map(short).collect();
        json!({
            "action": one.action.to_string(),
            "cost": short(one.cost),
            "error": short(one.error),
            "visits": one.visits,
            "moons": moons,
        })
    });
    let alternatives: Vec<Value> = alternatives.collect();
    json!({
        "action": alternatives.first().map(|first| &first["action"]),
        "unit": hint.unit.text(),
        "alternatives": alternatives,
        "reason": hint.sentences(),
    })
}

fn list_games(request: Request<'_>) -> Result<Answer, Failure> {
    request.nothing_else()?;
    Ok(("games", games().iter().map(describe).collect()))
}

/// A game in the protocol's form.
fn describe(game: &GameInfo) -> Value {
    json!({
        "id": game.id,
        "name": game.name,
        "players": game.players,
        "options": game.options.iter().map(describe_option).collect::<Value>(),
    })
}

/// An option without its description for players.
fn describe_option(option: &OptionSpec) -> Value {
    let mut described = to_value(option);
    if let Value::Object(fields) = &mut described {
        fields.retain(|name, _| !matches!(name.as_str(), "label" | "help" | "names"));
    }
    described
}

fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
