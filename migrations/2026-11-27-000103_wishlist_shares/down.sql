drop table wishlist_shares;
