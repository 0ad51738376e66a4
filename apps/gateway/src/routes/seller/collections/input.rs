//! What a seller submits about collections.

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use catalog::collection;
use serde::Deserialize;
use types::{CategoryId, CollectionId, Invalid, Name, ProductId, Slug, Text};
use utoipa::ToSchema;
use validator::{Validate, ValidationError};

use crate::valid::{optional, rule, text};

fn address(raw: &str) -> Result<(), ValidationError> {
    rule(Slug::parse(raw))
}

/// A collection to create.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewCollection {
    #[validate(custom(function = text::<Name<60>>))]
    #[schema(example = "Bar glass", max_length = 60)]
    name: String,
    /// Its slug, unique in the subcategory; by default derived from the name.
    #[validate(custom(function = address))]
    #[schema(max_length = 120)]
    slug: Option<String>,
    /// A subcategory of the marketplace.
    #[schema(example = 12)]
    parent_id: i64,
    /// Markdown.
    #[validate(custom(function = optional::<Text<1000>>))]
    #[schema(example = "For every drink.", max_length = 1000)]
    description: Option<String>,
}

/// Changes to a collection; omitted fields stay as they are.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CollectionChange {
    /// The collection keeps its address.
    #[validate(custom(function = text::<Name<60>>))]
    #[schema(example = "Bar glass", max_length = 60)]
    name: Option<String>,
    /// Its slug, unique in the subcategory.
    #[validate(custom(function = address))]
    #[schema(max_length = 120)]
    slug: Option<String>,
    /// Another subcategory; its products move along.
    parent_id: Option<i64>,
    /// Markdown; may be empty.
    #[validate(custom(function = optional::<Text<1000>>))]
    #[schema(example = "For every drink.", max_length = 1000)]
    description: Option<String>,
}

/// The shop's collections in a new order.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CollectionOrder {
    /// All of them.
    #[schema(value_type = Vec<i64>, example = json!([2, 1]))]
    pub ids: Vec<CollectionId>,
}

/// Products to add to a collection and to remove from it.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CollectionProducts {
    /// To add; they leave their present collection.
    #[serde(default)]
    #[schema(value_type = Vec<i64>, example = json!([11]), max_items = 500)]
    add: Vec<ProductId>,
    /// To remove; they stay in the subcategory.
    #[serde(default)]
    #[schema(value_type = Vec<i64>, max_items = 500)]
    remove: Vec<ProductId>,
    /// Whether products from another subcategory are moved to the collection's; otherwise they are
    /// refused.
    #[serde(default, rename = "move")]
    moves: bool,
}

/// A picture of a collection.
#[derive(Debug, MultipartForm, Validate, ToSchema)]
pub struct CollectionPictureForm {
    /// JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side.
    #[multipart(limit = "11MiB")]
    #[schema(value_type = String, format = Binary)]
    pub file: TempFile,
}

impl TryFrom<NewCollection> for collection::New {
    type Error = Invalid;

    fn try_from(new: NewCollection) -> Result<Self, Invalid> {
        Ok(Self {
            name: Name::parse(&new.name)?,
            slug: new.slug.as_deref().map(Slug::parse).transpose()?,
            parent: CategoryId::new(new.parent_id),
            description: Text::parse_optional(new.description.as_deref())?,
        })
    }
}

impl TryFrom<CollectionChange> for collection::Change {
    type Error = Invalid;

    fn try_from(change: CollectionChange) -> Result<Self, Invalid> {
        let description = change.description.as_deref();
        let description = description.map(|text| Text::parse_optional(Some(text)));
        Ok(Self {
            name: change.name.as_deref().map(Name::parse).transpose()?,
            slug: change.slug.as_deref().map(Slug::parse).transpose()?,
            parent: change.parent_id.map(CategoryId::new),
            description: description.transpose()?,
        })
    }
}

impl From<CollectionProducts> for collection::ProductChanges {
    fn from(changes: CollectionProducts) -> Self {
        Self {
            add: changes.add,
            remove: changes.remove,
            moves: changes.moves,
        }
    }
}
