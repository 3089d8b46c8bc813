//! How a table came to be, if not from the lobby.

/// How a table came to be that was not made in the lobby. Such a table is never listed in the lobby and never rated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The kind.
    pub kind: OriginKind,
    /// What it came from: the id of a table or of a challenge, or the day of a game, as `hearts/2026-11-29`.
    pub of: String,
    /// Further facts as a JSON object, by the kind. It has no names of people: erasure does not read it.
    pub detail: String,
}

/// Declares the kinds with the text that is stored of each.
macro_rules! kinds {
    ($($(#[doc = $doc:literal])+ $kind:ident = $text:literal,)+) => {
        /// The kinds of origins.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum OriginKind {
            $($(#[doc = $doc])+ $kind,)+
        }

        impl OriginKind {
            /// Every kind.
            pub const ALL: &[OriginKind] = &[$(OriginKind::$kind),+];

            /// The kind as it is stored.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(OriginKind::$kind => $text,)+
                }
            }
        }
    };
}

kinds! {
    /// A transcript that somebody imported.
    Imported = "imported",
    /// Play that continues from a moment of another match.
    Branch = "branch",
    /// The deals of another match, played again.
    Again = "again",
    /// One person's table of a challenge.
    Challenge = "challenge",
    /// One person's table of the deal of the day.
    Daily = "daily",
    /// One person's table of a duplicate match.
    Duplicate = "duplicate",
}

impl OriginKind {
    /// The kind of that text; `None` if there is none.
    pub fn read(text: &str) -> Option<OriginKind> {
        let mut kinds = OriginKind::ALL.iter().copied();
        kinds.find(|kind| kind.as_str() == text)
    }
}
