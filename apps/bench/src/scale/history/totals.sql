-- What all orders together did to goods and shops
update stock st set received = st.received + sold.pieces, claimed = st.claimed + sold.pieces
from (select variant_id, sum(quantity) as pieces from stock_holds where status = 'claimed' group by 1) sold
where sold.variant_id = st.variant_id;

update products p set rating_sum = coalesce(r.stars, 0), review_count = coalesce(r.reviews, 0)
from products q
left join (
    select product_id, sum(rating) as stars, count(*) as reviews from reviews group by 1
) r on r.product_id = q.id
where q.id = p.id;

update shops s set rating_sum = coalesce(r.stars, 0), review_count = coalesce(r.reviews, 0)
from shops t
left join (
    select shop_id, sum(rating_sum) as stars, sum(review_count) as reviews from products group by 1
) r on r.shop_id = t.id
where t.id = s.id;

-- the provider's books know nothing of it, so they were compared a moment ago
insert into book_comparisons (compared_from, compared_until, opened, gone) values (now() - interval '1 day', now(), 0, 0);
