//! The email to a shop about a new review.

use catalog::review::Review;
use db::Tx;
use mail::template::{Brand, Layout};

use super::queue;
use crate::notification::About;
use crate::review::Bought;
use crate::{Error, notification};

/// Tells the shop of a review that was just written.
pub(crate) async fn to_shop(
    tx: &mut Tx,
    brand: &Brand,
    bought: &Bought,
    review: &Review,
) -> Result<(), Error> {
    let about = About::Review {
        id: review.id,
        product: bought.product_id,
        slug: bought.product_slug.clone(),
        title: bought.title.clone(),
        rating: review.rating,
    };
    let by_email = notification::tell(tx, bought.shop_id, &review.id.to_string(), &about).await?;
    let owner = auth::role::manager_of(tx.conn(), bought.shop_id).await?;
    let Some(owner) = owner.filter(|_| by_email) else {
        return Ok(());
    };
    let contact = auth::contact::contact(tx.conn(), owner).await?;
    let (l, product, stars) = (contact.language, &bought.title, review.rating);
    let title = l.say(
        format!("A review of {product}"),
        format!("Eine Bewertung für {product}"),
    );
    let mut layout = Layout::new(brand, l, title).paragraph(l.say(
        format!("{stars} of 5 stars from {}.", review.author),
        format!("{stars} von 5 Sternen von {}.", review.author),
    ));
    if !review.text.is_empty() {
        layout = layout.paragraph(review.text.clone());
    }
    let email = layout
        .button(
            l.say("Read and reply", "Lesen und antworten"),
            brand.url("/seller/reviews?show=unanswered"),
        )
        .email_to(
            contact.email,
            l.say(
                format!("{stars} of 5 stars: {product}"),
                format!("{stars} von 5 Sternen: {product}"),
            ),
        );
    queue(tx, &email, format!("mail:review:{}", review.id)).await
}
