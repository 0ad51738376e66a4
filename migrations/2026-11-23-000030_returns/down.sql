drop table returned_lines;
drop function count_returned;
alter table order_lines
    drop constraint order_lines_pieces,
    drop column returned,
    add constraint order_lines_pieces check (
        shipped >= 0 and cancelled >= 0 and shipped + cancelled <= quantity
        and lost between 0 and shipped
    );
drop table return_events;
drop function refuse_change_but_forget_the_buyer;
drop table return_lines;
drop table returns;
drop function loosen_pictures_of_return;
drop table return_transitions;
drop table return_statuses;
delete from shop_order_transitions
where (from_status, to_status, actor) in (
    ('in_delivery', 'return_requested', 'buyer'),
    ('completed', 'return_requested', 'buyer'),
    ('return_requested', 'in_delivery', 'buyer'),
    ('return_requested', 'in_delivery', 'seller'),
    ('return_requested', 'in_delivery', 'operator'),
    ('return_requested', 'in_delivery', 'system'),
    ('return_requested', 'delivered', 'buyer'),
    ('return_requested', 'delivered', 'system'),
    ('return_requested', 'completed', 'buyer'),
    ('return_requested', 'completed', 'seller'),
    ('return_requested', 'completed', 'operator'),
    ('return_requested', 'completed', 'system'),
    ('return_requested', 'returned', 'system')
);
