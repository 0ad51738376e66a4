drop table wishlist_items;
