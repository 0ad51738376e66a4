//! A buyer's messages to shops, for their own data download.

use auth::actor::DataSubject;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::Error;

/// A message as its author looks back on it.
#[derive(Debug, Clone, QueryableByName)]
pub struct SentMessage {
    /// The number of the order it is about.
    #[diesel(sql_type = Text)]
    pub number: String,
    /// Whom it was for.
    #[diesel(sql_type = Text)]
    pub shop_name: String,
    /// What it says.
    #[diesel(sql_type = Text)]
    pub text: String,
    /// Addresses of its photos.
    #[diesel(sql_type = Array<Text>)]
    pub photos: Vec<String>,
    /// When it was sent.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

/// What a person wrote to the shops they bought from, the latest first; hidden ones too.
pub async fn written_by(
    conn: &mut AsyncPgConnection,
    buyer: &impl DataSubject,
) -> Result<Vec<SentMessage>, Error> {
    let own = diesel::sql_query(
        "select o.number, s.shop_name, m.text, \
             array(select photo ->> 'url' from jsonb_array_elements(m.photos) photo) as photos, \
             m.created_at \
         from messages m \
         join shop_orders s on s.id = m.shop_order_id \
         join orders o on o.id = s.order_id \
         where m.author_id = $1 and m.author = 'buyer' \
         order by m.id desc",
    )
    .bind::<BigInt, _>(buyer.person())
    .load(conn)
    .await?;
    Ok(own)
}
