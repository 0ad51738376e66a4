drop table invoices, invoice_series;
drop function number_invoice;
alter table shops drop column invoice_address;
