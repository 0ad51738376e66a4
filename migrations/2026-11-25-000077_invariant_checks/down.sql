drop table invariant_checks;
