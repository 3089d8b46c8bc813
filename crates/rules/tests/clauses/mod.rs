//! The clauses of the trick games, each with its test: H-01 to H-26, C-01 to C-27, W-01 to W-18.
mod cardominoes;
mod hearts;
mod revoke;
mod side_by_side;
mod table;
mod wild_twists;
