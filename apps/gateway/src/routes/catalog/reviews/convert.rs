//! From the domain's reviews to the wire's.

use catalog::review;

use super::{Review, ReviewPage, ReviewedProduct, ShopReview, ShopReviewPage};
use crate::routes::catalog::wire::Picture;

impl From<review::Reviews> for ReviewPage {
    fn from(reviews: review::Reviews) -> Self {
        let page = reviews.page;
        Self {
            items: page.items.into_iter().map(Review::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            rating: reviews.rating,
            histogram: reviews.histogram,
            photos: reviews.photos.into_iter().map(Picture::from).collect(),
        }
    }
}

impl From<review::ShopReviews> for ShopReviewPage {
    fn from(reviews: review::ShopReviews) -> Self {
        let page = reviews.page;
        Self {
            items: page.items.into_iter().map(ShopReview::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            rating: reviews.rating,
            histogram: reviews.histogram,
        }
    }
}

impl From<review::AboutProduct> for ShopReview {
    fn from(about: review::AboutProduct) -> Self {
        Self {
            review: about.review.into(),
            product: about.product.into(),
        }
    }
}

impl From<review::Reviewed> for ReviewedProduct {
    fn from(product: review::Reviewed) -> Self {
        Self {
            title: product.title,
            title_de: product.title_de,
            slug: product.slug,
            thumbnail: product.thumbnail,
            tile: product.tile.into(),
        }
    }
}

impl From<review::Review> for Review {
    fn from(review: review::Review) -> Self {
        Self {
            id: review.id.get(),
            author: review.author,
            rating: review.rating,
            text: review.text,
            images: review.images.into_iter().map(Picture::from).collect(),
            choice: review.choice,
            reply: review.reply,
            replied_at: review.replied_at,
            helpful_count: review.helpful_count,
            created_at: review.created_at,
        }
    }
}
