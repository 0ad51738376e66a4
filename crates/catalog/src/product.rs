//! Products: how shoppers see them, how sellers create and change them.
//!
//! The columns that a card needs (`price`, `price_sale`, `price_varies`, `in_stock`, `thumbnail`)
//! are on the product's own row, so that a listing reads one table. [`card`] is the only place that
//! computes them, in the transaction that changed a variant.

pub mod admin;
mod attribute;
mod card;
mod change;
mod create;
mod delete;
mod detail;
mod draft;
mod duplicate;
mod field;
mod grid;
mod image;
mod lock;
mod on_sale;
mod own;
mod ready;
mod sale;
mod status;
mod table;
mod title;

pub use attribute::{Attribute, Usual as UsualAttribute, usual as usual_attributes};
pub(crate) use card::{lock_all, refresh_runs_low};
pub use card::{refresh_card, refresh_in_stock};
pub use change::{Change, Edit, VariantChange, update, update_variant};
pub(crate) use change::{archive, check_stock, edit, restore};
pub use create::create;
pub(crate) use create::{add, check_category};
pub use delete::delete;
pub(crate) use delete::remove;
pub use detail::{
    Image, NameSlug, OptionView, Product, Seller as SoldBy, ValueView, Variant, find,
};
pub use draft::{Draft, SaleDates, Submission, SubmittedOption, SubmittedVariant};
pub use duplicate::duplicate;
pub use field::Field;
pub(crate) use grid::ids;
pub use grid::{Counts, Grid, GridSearch, Row, Sort, StockFilter, list as list_own};
pub(crate) use image::{Attached, Fetched, attach_image, describe_images, withdraw_images};
pub use image::{
    MOST as MOST_IMAGES, NewImage, add_image, describe_image, order_images, remove_image,
};
pub(crate) use lock::lock_stock;
pub(crate) use on_sale::check_on_sale;
pub use own::find as find_own;
pub(crate) use own::{load_all, load_known};
pub use sale::start_and_end as start_and_end_sales;
pub use status::Status;
pub use table::{SubmittedTable, Table, TableOption, TableRow, TableValue, set as set_variants};
pub use title::titles;
