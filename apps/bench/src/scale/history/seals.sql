-- Lays the hash chain over the ledger transactions {from} to {to}, as the marketplace does
do $$
declare
    waiting record;
    last_position bigint;
    last_hash bytea;
begin
    select position, hash into last_position, last_hash from ledger_seals order by position desc limit 1;
    last_position := coalesce(last_position, 0);
    for waiting in
        select t.id, concat_ws(' ', t.id, t.kind, t.order_id, t.reference, t.currency) || chr(10) || (
            select string_agg(concat_ws(' ', e.account, coalesce(e.shop_id, 0), e.amount), chr(10) order by e.id)
            from ledger_entries e where e.transaction_id = t.id
        ) as content
        from ledger_transactions t
        where t.id between {from} and {to}
        order by t.id
    loop
        last_position := last_position + 1;
        last_hash := sha256(coalesce(last_hash, '') || convert_to(waiting.content, 'UTF8'));
        insert into ledger_seals values (waiting.id, last_position, last_hash);
    end loop;
end $$;
