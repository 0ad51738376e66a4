select
    (select count(*) from shops where status = 'pending') as shops,
    (select min(applied_at) from shops where status = 'pending') as shops_since,
    (
        select count(distinct o.review_id)
        from review_reports o
        join reviews r on r.id = o.review_id and r.hidden_at is null
        where o.settled_at is null
    ) as reviews
