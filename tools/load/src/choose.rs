//! Choosing one of the legal actions.

use moonshot_api::LegalText;
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

/// One of them in notation, each entry as likely as any other; `None` if there is none.
pub(crate) fn choose(legal: &[LegalText], random: &mut impl RngExt) -> Option<String> {
    Some(match legal.choose(random)? {
        LegalText::Action(action) => action.clone(),
        LegalText::Pass { pass, from } => {
            let mut cards: Vec<&str> = from.iter().map(String::as_str).collect();
            let (chosen, _) = cards.partial_shuffle(random, *pass);
            format!("pass {}", chosen.join(" "))
        }
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;

    fn chosen(json: &str) -> BTreeSet<String> {
        let legal: Vec<LegalText> = serde_json::from_str(json).unwrap();
        let mut random = StdRng::seed_from_u64(1);
        (0..200)
            .filter_map(|_| choose(&legal, &mut random))
            .collect()
    }

    #[test]
    fn every_legal_action_is_chosen_sometimes_and_no_other() {
        let all = ["2C", "QS", "moon self"].map(str::to_owned);
        assert_eq!(chosen(r#"["2C", "QS", "moon self"]"#), BTreeSet::from(all));
    }

    #[test]
    fn a_pass_names_as_many_different_cards_as_are_passed() {
        let passes = chosen(r#"[{"pass": 2, "from": ["2C", "3C", "4C"]}]"#);
        assert_eq!(passes.len(), 6, "each pair in either order");
        for pass in passes {
            let words: BTreeSet<&str> = pass.split(' ').collect();
            assert!(words.contains("pass") && words.len() == 3, "{pass}");
        }
    }

    #[test]
    fn nothing_is_chosen_where_nothing_is_legal() {
        assert_eq!(choose(&[], &mut StdRng::seed_from_u64(1)), None);
    }
}
