//! The parts of a product that a rule can be broken in.

/// Where a fault is; the numbers count options, values and variants from 0, in the order in
/// which they were submitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    /// The title.
    Title,
    /// The description.
    Description,
    /// The category.
    Category,
    /// The shop's own collection.
    Collection,
    /// The status.
    Status,
    /// The order of the pictures.
    Images,
    /// The list of attributes as a whole.
    Attributes,
    /// The name of one attribute.
    AttributeName(usize),
    /// The value of one attribute.
    AttributeValue(usize),
    /// The list of options as a whole.
    Options,
    /// The name of one option.
    OptionName(usize),
    /// The list of values of one option.
    OptionValues(usize),
    /// One value of one option.
    OptionValue(usize, usize),
    /// The list of variants as a whole.
    Variants,
    /// The values of one variant.
    VariantValues(usize),
    /// The article number of one variant.
    VariantSku(usize),
    /// The price of one variant.
    VariantPrice(usize),
    /// The reduced price of one variant.
    VariantPriceSale(usize),
    /// The stock of one variant.
    VariantStock(usize),
    /// The price in a change of a single variant.
    Price,
    /// The reduced price in a change of a single variant.
    PriceSale,
    /// The stock in a change of a single variant.
    Stock,
}
