mod clauses;
