//! The fields of a product, or of a collection, that an error can refer to.

/// Where a fault is; the numbers count options, values and variants from 0, in the order in
/// which they were submitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    /// The title.
    Title,
    /// The description.
    Description,
    /// The title in German.
    TitleDe,
    /// The description in German.
    DescriptionDe,
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
    /// The values that are suggested for one attribute.
    AttributeValues(usize),
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
    /// The id of one option.
    OptionId(usize),
    /// The id of one value of one option.
    OptionValueId(usize, usize),
    /// The id of one variant.
    VariantId(usize),
    /// The values of one variant.
    VariantValues(usize),
    /// The article number of one variant.
    VariantSku(usize),
    /// The barcode of one variant.
    VariantBarcode(usize),
    /// The weight of one variant.
    VariantWeight(usize),
    /// The picture of one variant.
    VariantImage(usize),
    /// The price of one variant.
    VariantPrice(usize),
    /// The reduced price of one variant.
    VariantPriceSale(usize),
    /// When the reduced price of one variant begins.
    VariantSaleFrom(usize),
    /// When the reduced price of one variant ends.
    VariantSaleUntil(usize),
    /// The stock of one variant.
    VariantStock(usize),
    /// The change of the stock of one variant.
    VariantStockChange(usize),
    /// The price in a change of a single variant.
    Price,
    /// The reduced price in a change of a single variant.
    PriceSale,
    /// When the reduced price begins, in a change of a single variant.
    SaleFrom,
    /// When the reduced price ends, in a change of a single variant.
    SaleUntil,
    /// The stock in a change of a single variant.
    Stock,
    /// The article number in a change of a single variant.
    Sku,
    /// The barcode in a change of a single variant.
    Barcode,
    /// The weight in a change of a single variant.
    Weight,
    /// The picture in a change of a single variant.
    Image,
    /// The address of a collection or category.
    Slug,
    /// The subcategory of a collection, or the category of a subcategory.
    Parent,
    /// What the columns of a seller's file mean.
    Columns,
    /// The order of the categories.
    Categories,
    /// The order of the collections.
    Collections,
    /// What takes the products of a collection or category that goes.
    MoveTo,
    /// The list of products that are changed at once.
    Products,
    /// The list of products that come into a collection.
    AddedProducts,
    /// One of the products that come into a collection.
    AddedProduct(usize),
    /// The list of products that leave a collection.
    RemovedProducts,
    /// One of the products that leave a collection.
    RemovedProduct(usize),
    /// The shelves of a home page.
    Shelves,
    /// What one shelf of a home page is called.
    ShelfName(usize),
    /// The category that one shelf of a home page shows.
    ShelfCategory(usize),
    /// The products that one shelf of a home page shows.
    ShelfProducts(usize),
    /// The shops that a home page shows.
    FeaturedShops,
    /// From when on a home page is shown.
    StartsAt,
    /// Until when a home page is shown.
    EndsAt,
}
