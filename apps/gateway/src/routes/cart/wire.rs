//! The cart with the field names of the API: `cartDTOList`, `productDTO`. They are used only here.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use cart::line::{LeftOut, MAX_LINES, NewLine, Reason};
use cart::saved::Saved;
use catalog::listing::Words;
use catalog::variant::{Choice, Offer};
use serde::{Deserialize, Serialize};
use types::{CartLineId, Invalid, Money, OptionValueId, OrderId, ProductId, Quantity};
use utoipa::ToSchema;
use validator::{Validate, ValidationError, ValidationErrors};

use crate::valid::{self, number, rule};
use crate::wire::order::InPayment;
use crate::wire::quote::LineChange;

/// The lines of one shop.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopGroup {
    /// The shop.
    id: i64,
    #[schema(example = "Clay & Co")]
    shop_name: String,
    #[schema(example = "clay-and-co")]
    shop_slug: String,
    /// Always 0; shops ship from anywhere.
    shop_id_district: i64,
    /// The lines, oldest first.
    #[serde(rename = "cartDTOList")]
    cart_dto_list: Vec<CartItem>,
}

/// One variant in the cart.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartItem {
    id: i64,
    #[schema(example = 2, minimum = 1, maximum = 999)]
    quantity: i32,
    /// Always false, because items in a cart have not been bought yet.
    is_review: bool,
    /// Option name to id of the chosen value.
    #[schema(example = json!({"Colour": 11, "Size": 24}))]
    variant_values: BTreeMap<String, i64>,
    /// The chosen values' ids, as `addToCart` takes them.
    option_ids: Vec<i64>,
    options: Vec<CartOption>,
    /// Whether it can be bought now: on sale, at least one in stock, and not being paid.
    available: bool,
    /// The order in which it is being paid at this moment; it cannot be ordered again until that is
    /// settled.
    #[schema(required = true)]
    in_payment: Option<InPayment>,
    /// What has changed since the shopper added it or last agreed to it; `agreeToPrices` confirms a
    /// changed price.
    changes: Vec<LineChange>,
    shop: CartShop,
    #[serde(rename = "productDTO")]
    product_dto: CartProduct,
}

/// A chosen option in words.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartOption {
    #[schema(example = "Colour")]
    name: String,
    /// In German, if the marketplace's dictionary has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Farbe")]
    name_de: Option<String>,
    #[schema(example = "Forest green")]
    value: String,
    /// In German, if the marketplace's dictionary has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Tannengrün")]
    value_de: Option<String>,
}

/// The shop that sells a line.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartShop {
    id: i64,
    name: String,
    slug: String,
    /// The number of days after payment within which the shop ships.
    #[schema(example = 3)]
    handling_days: i32,
}

/// The product of a line, at the current price.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CartProduct {
    id: i64,
    slug: String,
    title: String,
    /// In German, if its seller wrote one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Gesprenkelter Becher")]
    title_de: Option<String>,
    #[schema(required = true)]
    thumbnail: Option<String>,
    #[schema(example = "mint")]
    tile: String,
    /// Regular price in minor units.
    #[schema(example = 1999)]
    price: i64,
    /// Reduced price in minor units; if present, this is what is charged.
    #[schema(required = true, example = 1499)]
    price_sale: Option<i64>,
    /// How many this shopper can buy, including those held by their own unfinished checkout.
    stock: i64,
}

/// What is told of lines besides what they say themselves.
#[derive(Debug)]
pub struct Known {
    /// The numbers of the orders in which they are being paid, by their ids.
    pub numbers: HashMap<OrderId, String>,
    /// The marketplace's dictionary.
    pub words: Arc<Words>,
}

impl ShopGroup {
    /// The group, with what is known of its lines.
    pub fn new(group: cart::view::ShopGroup, known: &Known) -> Self {
        let line = |line: cart::view::Line| CartItem::new(line.id.get(), line, known);
        Self {
            id: group.shop.id.get(),
            shop_name: group.shop.name,
            shop_slug: group.shop.slug,
            shop_id_district: 0,
            cart_dto_list: group.lines.into_iter().map(line).collect(),
        }
    }
}

impl CartItem {
    fn new<Id>(id: i64, line: cart::view::Line<Id>, known: &Known) -> Self {
        let changes = line.changes();
        let options = &line.offer.options;
        let value = |choice: &Choice| choice.value_id.get();
        let option = |choice| CartOption::new(choice, &known.words);
        Self {
            id,
            quantity: line.quantity.get(),
            is_review: false,
            variant_values: options.iter().map(|c| (c.name.clone(), value(c))).collect(),
            option_ids: options.iter().map(value).collect(),
            options: options.iter().map(option).collect(),
            available: line.offer.can_be_bought(),
            in_payment: line.offer.paying.and_then(|order| {
                Some(InPayment {
                    order_id: order.get(),
                    order_number: known.numbers.get(&order)?.clone(),
                })
            }),
            changes: changes.into_iter().map(LineChange::from).collect(),
            shop: CartShop {
                id: line.offer.shop.id.get(),
                name: line.offer.shop.name.clone(),
                slug: line.offer.shop.slug.clone(),
                handling_days: line.offer.handling_days,
            },
            product_dto: CartProduct::from(line.offer),
        }
    }
}

impl CartOption {
    fn new(choice: &Choice, words: &Words) -> Self {
        let Choice { name, value, .. } = choice;
        Self {
            name: name.clone(),
            name_de: words.name(name).map(ToOwned::to_owned),
            value: value.clone(),
            value_de: words.value(name, value).map(ToOwned::to_owned),
        }
    }
}

impl From<Offer> for CartProduct {
    fn from(offer: Offer) -> Self {
        Self {
            id: offer.product.get(),
            slug: offer.product_slug,
            title: offer.title,
            title_de: offer.title_de,
            thumbnail: offer.thumbnail,
            tile: offer.tile.as_str().to_owned(),
            price: offer.price.minor(),
            price_sale: offer.price_sale.map(types::Money::minor),
            stock: offer.available.max(0),
        }
    }
}

/// Both lists after an item was moved from one to the other.
#[derive(Debug, Serialize, ToSchema)]
pub struct CartAndSaved {
    /// The whole cart.
    cart: Vec<ShopGroup>,
    /// All saved items, the latest first.
    saved: Vec<CartItem>,
    /// How many pieces were moved; into the cart, no more than are in stock.
    #[schema(example = 2, minimum = 1, maximum = 999)]
    quantity: i32,
}

impl CartAndSaved {
    /// The lists, with what is known of their lines.
    pub fn new(moved: cart::saved::Moved, known: &Known) -> Self {
        let group = |group| ShopGroup::new(group, known);
        Self {
            cart: moved.cart.into_iter().map(group).collect(),
            saved: saved(moved.saved, known),
            quantity: moved.quantity.get(),
        }
    }
}

/// What is saved for later; `id`s are those of the list, not of the cart.
pub fn saved(list: Vec<Saved>, known: &Known) -> Vec<CartItem> {
    let item = |line: Saved| CartItem::new(line.id.get(), line, known);
    list.into_iter().map(item).collect()
}

/// Which item of the cart is saved for later.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SaveForLater {
    /// The `id` of the item.
    #[schema(example = 12)]
    pub cart_item_id: i64,
}

/// A unit price that the shopper agrees to.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AgreedPrice {
    /// The `id` of the item.
    #[schema(example = 12)]
    cart_item_id: i64,
    /// The unit price that they saw, in minor units. If the price has changed again, `changes`
    /// lists it.
    #[validate(custom(function = no_less_than_nothing))]
    #[schema(example = 1499, minimum = 0)]
    price: i64,
}

/// Prices that a shopper agrees to.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AgreedPrices {
    /// At most 200.
    #[validate(nested, custom(function = no_more_than_a_cart))]
    items: Vec<AgreedPrice>,
}

impl AgreedPrices {
    /// The domain's pairs.
    pub fn pairs(self) -> Vec<(CartLineId, Money)> {
        let pair = |item: AgreedPrice| (CartLineId::new(item.cart_item_id), Money::new(item.price));
        self.items.into_iter().map(pair).collect()
    }
}

/// A cart line to add. Clients may send more about the product, but only these fields are used; a
/// price is never taken from the request.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AddToCart {
    #[serde(rename = "productDTO")]
    product_dto: ProductRef,
    #[validate(custom(function = number::<Quantity>))]
    #[schema(example = 1, minimum = 1, maximum = 999)]
    quantity: i64,
    /// One value per option, in any order; empty for a product without options.
    #[serde(default)]
    #[validate(custom(function = few))]
    #[schema(example = json!([11, 24]))]
    option_ids: Vec<i64>,
    /// The unit price that the shopper saw, in minor units. If it is different now, the line's
    /// `changes` say so; it is never used as the price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = no_less_than_nothing))]
    #[schema(example = 1499, minimum = 0)]
    seen_price: Option<i64>,
}

/// The product of a cart line to add.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct ProductRef {
    #[schema(example = 42)]
    id: i64,
}

/// Most options that any product could have.
const MAX_OPTIONS: usize = 20;

fn few(options: &[i64]) -> Result<(), ValidationError> {
    let message = "Choose one value per option";
    rule(match options.len() <= MAX_OPTIONS {
        true => Ok(()),
        false => Err(Invalid::new("too_many_options", message)),
    })
}

fn no_less_than_nothing(price: i64) -> Result<(), ValidationError> {
    let message = "Enter a price of 0 or more";
    rule(match price >= 0 {
        true => Ok(()),
        false => Err(Invalid::new("price_below_zero", message)),
    })
}

fn no_more_than_a_cart(items: &[AgreedPrice]) -> Result<(), ValidationError> {
    rule(match items.len() <= MAX_LINES {
        true => Ok(()),
        false => Err(too_many_lines()),
    })
}

fn too_many_lines() -> Invalid {
    Invalid::new("too_many_lines", format!("Send at most {MAX_LINES} lines"))
}

impl TryFrom<AddToCart> for NewLine {
    type Error = Invalid;

    fn try_from(line: AddToCart) -> Result<Self, Invalid> {
        let options = line.option_ids.into_iter();
        Ok(Self {
            product: ProductId::new(line.product_dto.id),
            options: options.map(OptionValueId::new).collect(),
            quantity: line.quantity.try_into()?,
            seen: line.seen_price.map(Money::new),
        })
    }
}

/// What did not come in as wanted, as the value of a header.
pub fn left_out(lines: &[LeftOut]) -> String {
    let item = |line: &LeftOut| match line.reason {
        Reason::Unavailable => format!("{};reason=unavailable", line.index),
        Reason::ShopOnHoliday => format!("{};reason=shop_on_holiday", line.index),
        Reason::OutOfStock => format!("{};reason=out_of_stock", line.index),
        Reason::SavedFull => format!("{};reason=saved_full", line.index),
        Reason::CartFull => format!("{};reason=cart_full", line.index),
        Reason::Reduced { added } => format!("{};reason=reduced;added={added}", line.index),
    };
    lines.iter().map(item).collect::<Vec<_>>().join(", ")
}

/// The lines of a guest cart. One of them may have grown beyond what a line may hold; it is
/// taken as the most, since the shopper cannot mend it before signing in.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(from = "Vec<AddToCart>")]
pub struct GuestCart(Vec<AddToCart>);

impl From<Vec<AddToCart>> for GuestCart {
    fn from(mut lines: Vec<AddToCart>) -> Self {
        for line in &mut lines {
            line.quantity = line.quantity.min(i64::from(Quantity::MAX));
        }
        Self(lines)
    }
}

impl Validate for GuestCart {
    fn validate(&self) -> Result<(), ValidationErrors> {
        if self.0.len() <= MAX_LINES {
            return self.0.validate();
        }
        valid::faults([(String::new(), too_many_lines())].into_iter())
    }
}

impl GuestCart {
    /// The domain's lines.
    pub fn lines(self) -> Result<Vec<NewLine>, Invalid> {
        self.0.into_iter().map(NewLine::try_from).collect()
    }
}
