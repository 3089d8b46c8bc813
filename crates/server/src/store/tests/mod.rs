//! Tests of the backends: the conformance suite that each passes, and fault injection against PostgreSQL.

pub(crate) mod conformance;
pub(super) mod faults;
