//! Routes of domain `catalog`: what everyone can see.

pub mod admin_categories;
pub mod admin_home_page;
pub mod admin_products;
pub mod approvals;
pub mod cacheable;
pub mod card;
pub mod categories;
pub mod category_attributes;
pub mod color_families;
pub mod config;
pub mod discovery;
pub mod facets;
pub mod followed_shops;
pub mod home;
pub mod listing_query;
pub mod media;
pub mod merchant_feed;
pub mod moderation;
pub mod product;
pub mod products;
pub mod review_votes;
pub mod reviews;
pub mod shop_records;
pub mod shops;
pub mod sitemap;
pub mod stock_requests;
pub mod suggestions;
pub mod views;
pub mod wire;
pub mod wishlist;
pub mod wishlist_share;

use utoipa_actix_web::service_config::ServiceConfig;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(config::get_config)
        .service(categories::get_category_tree)
        .service(categories::get_child_category_suggest)
        .service(categories::get_category)
        .service(categories::get_sub_category)
        .service(categories::get_collection)
        .service(home::get_home)
        .service(products::list_products)
        .service(suggestions::suggest)
        .service(product::get_product)
        .service(views::count_product_view)
        .service(reviews::list_reviews)
        .service(reviews::list_shop_reviews)
        .service(shops::list_shops)
        .service(shops::get_shop)
        .service(sitemap::get_robots)
        .service(sitemap::get_sitemap)
        .service(sitemap::get_sitemap_part)
        .service(discovery::get_open_search)
        .service(discovery::get_llms_text)
        .service(merchant_feed::get_shop_feed)
        .service(merchant_feed::get_shop_feed_table)
        .service(media::get_media)
        .service(review_votes::mark_review_helpful)
        .service(review_votes::unmark_review_helpful)
        .service(review_votes::list_helpful_reviews)
        .service(review_votes::report_review)
        .service(wishlist::list_wishlist)
        .service(wishlist::list_wishlist_ids)
        .service(wishlist_share::get_wishlist_share)
        .service(wishlist_share::share_wishlist)
        .service(wishlist_share::renew_wishlist_link)
        .service(wishlist_share::stop_sharing_wishlist)
        .service(wishlist_share::get_shared_wishlist)
        .service(wishlist::add_to_wishlist)
        .service(wishlist::remove_from_wishlist)
        .service(followed_shops::list_followed_shops)
        .service(followed_shops::list_followed_shop_ids)
        .service(followed_shops::follow_shop)
        .service(followed_shops::unfollow_shop)
        .service(stock_requests::send_stock_request)
        .service(stock_requests::confirm_stock_request)
        .service(stock_requests::list_stock_requests)
        .service(stock_requests::add_stock_request)
        .service(stock_requests::remove_stock_request)
        .service(approvals::list_shop_applications)
        .service(approvals::approve_shop)
        .service(approvals::reject_shop)
        .service(approvals::suspend_shop)
        .service(approvals::lift_shop_suspension)
        .service(shop_records::get_shop_record)
        .service(shop_records::set_shop_commission)
        .service(shop_records::list_shop_notes)
        .service(shop_records::add_shop_note)
        .service(shop_records::start_shop_look)
        .service(shop_records::stop_shop_look)
        .service(moderation::list_moderated_reviews)
        .service(moderation::hide_review)
        .service(moderation::restore_review)
        .service(admin_products::list_market_products)
        .service(admin_products::withdraw_product)
        .service(admin_products::put_product_back);
    admin_categories::mount(cfg);
    color_families::mount(cfg);
    admin_home_page::mount(cfg);
}
