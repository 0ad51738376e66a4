-- A parcel back that did not come, or not with these goods: the operator decides.
insert into return_transitions (from_status, to_status, actor) values
    ('sent_back', 'escalated', 'seller');
