drop table seller_registrations;
