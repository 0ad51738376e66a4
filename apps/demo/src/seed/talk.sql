-- What the demo seller's customers ask, about the latest orders: some answered, two waiting, and one answer
-- that the demo shopper has not read.
with shop as (
    select r.shop_id, r.user_id
    from user_roles r
    join users u on u.id = r.user_id
    where u.email = 'seller@demo.test' and r.shop_id is not null
), mine as (
    select s.id, o.user_id as buyer, u.email = 'shopper@demo.test' as is_shopper,
        row_number() over (partition by u.email = 'shopper@demo.test' order by s.id desc) as place
    from shop_orders s
    join shop on shop.shop_id = s.shop_id
    join orders o on o.id = s.order_id
    join users u on u.id = o.user_id
    where s.status in ('confirmed', 'in_delivery', 'delivered', 'completed')
), said (is_shopper, place, author, ago, words) as (
    values
        (false, 1, 'buyer', interval '3 hours', 'Hello! Could you put it in a gift box? It is for my mother.'),
        (false, 2, 'buyer', interval '2 days', 'Is the glaze safe for the dishwasher?'),
        (false, 2, 'seller', interval '47 hours', 'Yes, it is. We put every piece through twenty rounds before it leaves us.'),
        (false, 2, 'buyer', interval '46 hours', 'Wonderful, thank you.'),
        (false, 3, 'buyer', interval '20 hours', 'Could you send it a week later? We are away until Monday.'),
        (false, 4, 'buyer', interval '6 days', 'It came today and is even nicer than in the pictures.'),
        (false, 4, 'seller', interval '5 days', 'That makes our day. Enjoy it!'),
        (true, 1, 'buyer', interval '30 hours', 'Which size fits a cake of 9 inches?'),
        (true, 1, 'seller', interval '26 hours', 'The large one. It is 11 inches across, so there is room for a knife.')
), sent as (
    insert into messages (shop_order_id, author, author_id, text, created_at)
    select mine.id, said.author, case said.author when 'buyer' then mine.buyer else shop.user_id end,
        said.words, now() - said.ago
    from said
    join mine on mine.is_shopper = said.is_shopper and mine.place = said.place
    cross join shop
    order by said.ago desc
    returning id, shop_order_id, author
), last as (
    select distinct on (shop_order_id) shop_order_id, id, author from sent
    order by shop_order_id, id desc
)
insert into conversations
    (shop_order_id, shop_id, buyer_id, last_message_id, buyer_unread, shop_unread)
select last.shop_order_id, shop.shop_id, mine.buyer, last.id,
    (last.author = 'seller' and mine.is_shopper)::integer,
    -- a word of thanks was read
    (last.author = 'buyer' and mine.place <> 2)::integer
from last
join mine on mine.id = last.shop_order_id
cross join shop;

insert into notifications (shop_id, kind, once, about, created_at)
select c.shop_id, 'message', 'message:' || c.last_message_id, jsonb_build_object(
        'kind', 'message', 'shop_order', c.shop_order_id, 'number', o.number
    ), m.created_at
from conversations c
join messages m on m.id = c.last_message_id
join shop_orders s on s.id = c.shop_order_id
join orders o on o.id = s.order_id
where c.shop_unread > 0
