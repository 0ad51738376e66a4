-- Somebody else registered the same address before either proved it to be theirs: whose password
-- the account holds is not known. Who reads the address's mail chooses one.
alter table users add column contested_at timestamptz;
