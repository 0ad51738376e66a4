-- What the demo seller's customers ask: about what is to be sent, two of it waiting; about what arrived,
-- answered; and one answer that the demo shopper has not read.
with shop as (
    select r.shop_id, r.user_id
    from user_roles r
    join users u on u.id = r.user_id
    where u.email = 'seller@demo.test' and r.shop_id is not null
), topics as (
    select s.id, o.user_id as buyer,
        case
            when u.email = 'shopper@demo.test' then 'own'
            when s.status in ('delivered', 'completed') then 'arrived'
            else 'to send'
        end as kind,
        case
            when s.status in ('delivered', 'completed') and u.email <> 'shopper@demo.test'
                then s.delivered_at
            else o.created_at
        end as since
    from shop_orders s
    join shop on shop.shop_id = s.shop_id
    join orders o on o.id = s.order_id
    join users u on u.id = o.user_id
    where s.status in ('confirmed', 'in_delivery', 'delivered', 'completed')
), mine as (
    select topics.*, row_number() over (partition by kind order by id desc) as place from topics
), said (kind, place, author, after, words) as (
    values
        ('to send', 1, 'buyer', interval '20 minutes', 'Hello! Could you put it in a gift box? It is for my mother.'),
        ('to send', 2, 'buyer', interval '2 hours', 'Could you send it a week later? We are away until Monday.'),
        ('arrived', 1, 'buyer', interval '3 hours', 'It came today and is even nicer than in the pictures.'),
        ('arrived', 1, 'seller', interval '20 hours', 'That makes our day. Enjoy it!'),
        ('arrived', 2, 'buyer', interval '5 hours', 'Is it safe for the dishwasher?'),
        ('arrived', 2, 'seller', interval '6 hours', 'Yes. We put every piece through twenty rounds before it leaves us.'),
        ('own', 1, 'buyer', interval '1 hour', 'Do you ship to an office as well?'),
        ('own', 1, 'seller', interval '4 hours', 'Gladly. Write the company on the second line of the address, and it finds you.')
), sent as (
    insert into messages (shop_order_id, author, author_id, text, created_at)
    select mine.id, said.author, case said.author when 'buyer' then mine.buyer else shop.user_id end,
        said.words, least(mine.since + said.after, now() - interval '1 minute')
    from said
    join mine on mine.kind = said.kind and mine.place = said.place
    cross join shop
    order by mine.since + said.after
    returning id, shop_order_id, author
), last as (
    select distinct on (shop_order_id) shop_order_id, id, author from sent
    order by shop_order_id, id desc
)
insert into conversations
    (shop_order_id, shop_id, buyer_id, last_message_id, buyer_unread, shop_unread)
select last.shop_order_id, shop.shop_id, mine.buyer, last.id,
    (mine.kind = 'own')::integer, (last.author = 'buyer')::integer
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
