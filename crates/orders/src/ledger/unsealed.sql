-- what each transaction that waits for its seal says, in the words that the seal is made of
select t.id,
    concat_ws(' ', t.id, t.kind, t.order_id, t.reference, t.currency) || chr(10) || (
        select string_agg(
            concat_ws(' ', e.account, coalesce(e.shop_id, 0), e.amount), chr(10) order by e.id
        ) from ledger_entries e where e.transaction_id = t.id
    ) as content
from ledger_unsealed u
join ledger_transactions t on t.id = u.transaction_id
order by t.id
limit 1000
