-- When somebody last showed on a device, beside its token, that it is them: acts on money and people ask for it.
alter table sessions add column confirmed_at timestamptz;
