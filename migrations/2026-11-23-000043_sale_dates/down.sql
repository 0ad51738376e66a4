drop trigger variants_sale_turn on variants;
drop function set_sale_turn();
drop function sale_price(bigint, timestamptz, timestamptz);
drop index variants_sale_turns;
alter table variants
    drop constraint variants_sale_dated,
    drop constraint variants_sale_dates,
    drop column sale_turns,
    drop column sale_until,
    drop column sale_from;
