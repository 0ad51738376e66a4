//! Outcomes of crate `catalog` as problems.

use actix_web::http::StatusCode;
use catalog::product::Field;
use types::Invalid;

use super::{Fields, Problem};

impl From<catalog::Error> for Problem {
    fn from(error: catalog::Error) -> Self {
        use catalog::Error;
        let detail = error.to_string();
        match error {
            Error::NotFound => Self::not_found(),
            Error::NoSuchVariant => {
                let message = "Choose one value for each option";
                Self::invalid("/optionIds", Invalid::new("no_such_variant", message))
            }
            Error::OutOfStock { .. } => Self::conflict("out_of_stock", detail),
            Error::NothingHeld => Self::internal(&detail),
            Error::StockMoved { available } => {
                Self::conflict("stock_moved", detail).stock(available)
            }
            Error::Refused(faults) => {
                let mut fields = Fields::default();
                for fault in faults {
                    fields.refuse(&pointer(fault.place), fault.invalid);
                }
                fields.into_problem()
            }
            Error::ProductChanged { version } => {
                Self::conflict("product_changed", detail).version(version)
            }
            Error::CategoryChanged { version } => {
                Self::conflict("category_changed", detail).version(version)
            }
            Error::CategoryNamed { .. } => Self::conflict("category_named", detail),
            Error::HomePageChanged { version } => {
                Self::conflict("home_page_changed", detail).version(version)
            }
            Error::HomePageBegun => Self::conflict("home_page_begun", detail),
            Error::HomePageNotShown => Self::conflict("home_page_not_shown", detail),
            Error::TooManyCategories(_) => Self::conflict("too_many_categories", detail),
            Error::ProductSold => Self::conflict("product_sold", detail),
            Error::TooManyCollections(_) => Self::conflict("too_many_collections", detail),
            Error::InvalidStatus { allowed, .. } => {
                let allowed = allowed.iter().map(ToString::to_string).collect();
                Self::conflict("invalid_transition", detail).allowed(allowed)
            }
            Error::Unreadable(invalid) => Self::invalid("/file", invalid),
            Error::ImportMoved => Self::conflict("import_moved", detail),
            Error::ImportAtWork => Self::conflict("import_at_work", detail),
            Error::TooManyImages(_) => Self::conflict("too_many_images", detail),
            Error::ShopNameTaken => {
                let detail = "Another shop has this name. Choose a different one";
                Self::conflict("shop_name_taken", detail)
            }
            Error::ShopSlugTaken => {
                let message = "Another shop has this address. Choose a different one";
                Self::invalid("/slug", Invalid::new("shop_slug_taken", message))
            }
            Error::Holiday(bad) => {
                Self::invalid("/to", Invalid::new("invalid_holiday", bad.to_string()))
            }
            Error::UnknownTimeZone => {
                Self::invalid("/timeZone", Invalid::new("unknown_time_zone", detail))
            }
            Error::ShopDecided(_) => Self::conflict("invalid_transition", detail),
            Error::HasShop => Self::conflict("has_shop", "You already have a shop"),
            Error::AlreadyReviewed => Self::conflict("already_reviewed", detail),
            Error::OwnReview => Self::conflict("own_review", detail),
            Error::AlreadyReplied => Self::conflict("already_replied", detail),
            Error::ReplyStays => Self::conflict("reply_stays", detail),
            Error::AlreadyHidden => Self::conflict("already_hidden", detail),
            Error::NotHidden => Self::conflict("not_hidden", detail),
            Error::WishlistFull { .. } => Self::conflict("wishlist_full", detail),
            Error::FollowsFull { .. } => Self::conflict("follows_full", detail),
            Error::InStock => Self::conflict("in_stock", detail),
            Error::StockRequestsFull { .. } => Self::conflict("stock_requests_full", detail),
            Error::Key(refused) => refused.into(),
            Error::Auth(error) => error.into(),
            Error::Media(error) => error.into(),
            Error::NotReady | Error::Search(search::Error::Busy) => Self::busy(&detail),
            Error::Search(error) => Self::internal(&error),
            Error::Worker(error) => Self::internal(&error),
            Error::Database(error) => error.into(),
        }
    }
}

/// What may come of an uploaded file; the field is called `file` everywhere.
impl From<media::Error> for Problem {
    fn from(error: media::Error) -> Self {
        use media::Error;
        let detail = error.to_string();
        let unfit = |code| Self::invalid("/file", Invalid::new(code, detail.clone()));
        match &error {
            Error::TooLarge { .. } => {
                Self::new(StatusCode::PAYLOAD_TOO_LARGE, "body_too_large", detail)
            }
            Error::TooManyPixels { .. } => unfit("too_many_pixels"),
            Error::UnknownFormat => {
                let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
                Self::new(status, "unknown_picture_format", detail)
            }
            Error::Animated => unfit("animated_picture"),
            Error::Damaged => unfit("damaged_picture"),
            Error::Unencodable(_) | Error::Worker(_) => Self::internal(&error),
            Error::Full(_) => Self::storage_full(&error),
            Error::Io(_) | Error::Bucket(_) => Self::busy(&error),
        }
    }
}

/// Where the seller's client finds the part of a product that a fault is about.
pub fn pointer(place: Field) -> String {
    match place {
        Field::Title => "/title".to_owned(),
        Field::Description => "/description".to_owned(),
        Field::TitleDe => "/titleDe".to_owned(),
        Field::DescriptionDe => "/descriptionDe".to_owned(),
        Field::Category => "/categoryId".to_owned(),
        Field::Collection => "/collectionId".to_owned(),
        Field::Status => "/status".to_owned(),
        Field::Images => "/imageIds".to_owned(),
        Field::Attributes => "/attributes".to_owned(),
        Field::AttributeName(line) => format!("/attributes/{line}/name"),
        Field::AttributeValues(line) => format!("/attributes/{line}/values"),
        Field::AttributeValue(line) => format!("/attributes/{line}/value"),
        Field::Options => "/options".to_owned(),
        Field::OptionName(option) => format!("/options/{option}/name"),
        Field::OptionValues(option) => format!("/options/{option}/values"),
        Field::OptionValue(option, value) => format!("/options/{option}/values/{value}"),
        Field::Variants => "/variants".to_owned(),
        Field::OptionId(option) => format!("/options/{option}/id"),
        Field::OptionValueId(option, value) => format!("/options/{option}/values/{value}/id"),
        Field::VariantId(variant) => format!("/variants/{variant}/id"),
        Field::VariantValues(variant) => format!("/variants/{variant}/values"),
        Field::VariantSku(variant) => format!("/variants/{variant}/sku"),
        Field::VariantBarcode(variant) => format!("/variants/{variant}/barcode"),
        Field::VariantWeight(variant) => format!("/variants/{variant}/weight"),
        Field::VariantImage(variant) => format!("/variants/{variant}/imageId"),
        Field::VariantPrice(variant) => format!("/variants/{variant}/price"),
        Field::VariantPriceSale(variant) => format!("/variants/{variant}/priceSale"),
        Field::VariantSaleFrom(variant) => format!("/variants/{variant}/saleFrom"),
        Field::VariantSaleUntil(variant) => format!("/variants/{variant}/saleUntil"),
        Field::VariantStock(variant) => format!("/variants/{variant}/stock"),
        Field::VariantStockChange(variant) => format!("/variants/{variant}/stockChange"),
        Field::Price => "/price".to_owned(),
        Field::PriceSale => "/priceSale".to_owned(),
        Field::SaleFrom => "/saleFrom".to_owned(),
        Field::SaleUntil => "/saleUntil".to_owned(),
        Field::Stock => "/stock".to_owned(),
        Field::Sku => "/sku".to_owned(),
        Field::Barcode => "/barcode".to_owned(),
        Field::Weight => "/weight".to_owned(),
        Field::Image => "/imageId".to_owned(),
        Field::Slug => "/slug".to_owned(),
        Field::Parent => "/parentId".to_owned(),
        Field::Columns => "/columns".to_owned(),
        Field::Categories | Field::Collections => "/ids".to_owned(),
        Field::MoveTo => "/moveTo".to_owned(),
        Field::Products => "/productIds".to_owned(),
        Field::AddedProducts => "/add".to_owned(),
        Field::AddedProduct(product) => format!("/add/{product}"),
        Field::RemovedProducts => "/remove".to_owned(),
        Field::RemovedProduct(product) => format!("/remove/{product}"),
        Field::Shelves => "/shelves".to_owned(),
        Field::ShelfName(shelf) => format!("/shelves/{shelf}/name"),
        Field::ShelfCategory(shelf) => format!("/shelves/{shelf}/categoryId"),
        Field::ShelfProducts(shelf) => format!("/shelves/{shelf}/productIds"),
        Field::FeaturedShops => "/shopIds".to_owned(),
        Field::StartsAt => "/startsAt".to_owned(),
        Field::EndsAt => "/endsAt".to_owned(),
    }
}
