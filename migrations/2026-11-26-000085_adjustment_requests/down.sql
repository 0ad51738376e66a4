drop table adjustment_requests;
alter table adjustments drop constraint adjustments_as_booked;
