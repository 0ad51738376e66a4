delete from return_transitions
where from_status = 'escalated' and to_status = 'received' and actor = 'seller';
