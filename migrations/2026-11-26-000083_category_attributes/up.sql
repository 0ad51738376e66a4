-- What operators suggest to sellers who describe a product of a sub-category: names of attributes with values, each
-- in both languages, in their order.
alter table categories
    add column attributes jsonb not null default '[]',
    add constraint categories_attributes check (jsonb_typeof(attributes) = 'array');
