drop table webhook_events, ledger_seals, ledger_entries, ledger_transactions, refunds,
    payment_events, payments, payment_transitions, payment_statuses, shipment_lines, shipments,
    order_events, order_lines, shop_orders, shop_order_transitions, shop_order_statuses, orders;
drop function ledger_must_balance;
