-- $1 shop; what there is of all its reviews
with said as (
    select r.rating, r.reply from products p
    join reviews r on r.product_id = p.id and r.hidden_at is null
    where p.shop_id = $1
)
select
    array(
        select (select count(*) from said where rating = stars)
        from generate_series(1, 5) as stars order by stars
    ) as histogram,
    (select count(*) from said where reply is null) as unanswered
