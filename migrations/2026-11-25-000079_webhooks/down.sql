drop trigger payouts_webhook on payouts;
drop trigger shops_webhook_update on shops;
drop trigger shops_webhook_insert on shops;
drop trigger notifications_webhook on notifications;
drop trigger products_webhook_delete on products;
drop trigger products_webhook_update on products;
drop trigger products_webhook_insert on products;
drop trigger return_events_webhook on return_events;
drop trigger refunds_webhook_done on refunds;
drop trigger refunds_webhook on refunds;
drop trigger shipments_webhook on shipments;
drop trigger cancellations_webhook on cancellations;
drop trigger shop_orders_webhook on shop_orders;
drop function note_webhook_payout, note_webhook_shop, note_webhook_low_stock, note_webhook_deleted_product,
    note_webhook_changed_product, note_webhook_new_products, note_webhook_product, note_webhook_return,
    note_webhook_refund, note_webhook_shipment, note_webhook_cancellation, note_webhook_order,
    note_webhook_of_part, note_webhook, webhook_wanted;
delete from jobs where kind in ('webhook event', 'webhook delivery');
drop table webhook_deliveries;
drop table webhook_endpoints;
