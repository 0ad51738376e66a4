-- When the provider last changed a dispute, by its own clock: of two answers the later one counts, in whichever order
-- they arrive. Null for those that were noted before this.
alter table disputes add column changed_at timestamptz;
