-- A parcel back that the shop missed comes after all, before the operator has decided.
insert into return_transitions (from_status, to_status, actor) values
    ('escalated', 'received', 'seller');
