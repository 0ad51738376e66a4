//! The text of each kind of page, for [`NoscriptContent`].

pub mod texts;

use types::Language;
use types::{Currency, Money};

use self::texts::Texts;
use super::breadcrumbs::{self, Link};
use super::noscript::NoscriptContent;
use crate::routes::catalog::card::Card;
use crate::routes::catalog::categories::{Category, CategoryView};
use crate::routes::catalog::home::{Home, HomeShelf, ShelfKind};
use crate::routes::catalog::listing_query::ListProducts;
use crate::routes::catalog::product::Product;
use crate::routes::catalog::shops::{Shop, ShopCard};
use crate::routes::catalog::wire::{NameSlug, localized};
use crate::routes::content::pages::InfoPage;

/// Letters of what was looked for in a title; no search takes more.
const WORDS: usize = 200;

/// Writes pages in one language and currency.
pub struct NoscriptWriter<'a> {
    language: Language,
    texts: &'static Texts,
    name: String,
    currency: &'a Currency,
}

impl<'a> NoscriptWriter<'a> {
    /// A writer for the visitor's language.
    pub fn new(language: Language, name: String, currency: &'a Currency) -> Self {
        let texts = Texts::of(language);
        Self {
            language,
            texts,
            name,
            currency,
        }
    }

    /// The front page: where to go from here.
    pub fn home(&self, home: &Home, tree: &[Category]) -> NoscriptContent {
        let mut noscript = NoscriptContent::new(self.name.as_str());
        let categories = tree.iter();
        let categories = categories.map(|top| {
            let name = localized(&top.name, top.name_de.as_ref(), self.language);
            Link::new(format!("/category/{}", top.slug), name)
        });
        noscript.list(self.texts.categories, categories.collect());
        for shelf in &home.shelves {
            noscript.list(self.name_of(shelf), self.cards(&shelf.cards));
        }
        noscript.list("", vec![Link::new("/vendors", self.texts.shops)]);
        noscript
    }

    /// What a shelf is called.
    fn name_of<'s>(&self, shelf: &'s HomeShelf) -> &'s str {
        let usual = match shelf.kind {
            ShelfKind::BestSellers => self.texts.best_sellers,
            ShelfKind::BestRated => self.texts.best_rated,
            ShelfKind::OnSale => self.texts.on_sale,
            ShelfKind::Newest => self.texts.newest,
            ShelfKind::Category | ShelfKind::Products => self.texts.products,
        };
        localized(
            shelf.name.as_deref().unwrap_or(usual),
            shelf.name_de.as_ref(),
            self.language,
        )
    }

    /// A product: what it costs, whether it is there, what it is like.
    pub fn product(&self, product: &Product) -> NoscriptContent {
        let mut noscript = NoscriptContent::new(product.title_in(self.language));
        noscript.trail = trail_of_product(product, self.language);
        noscript.paragraph(self.price(product.price, product.price_sale));
        let in_stock = product.variants.iter().any(|variant| variant.stock > 0);
        noscript.paragraph(self.stock(in_stock));
        if let Some(rating) = product.rating {
            let (count, reviews) = (product.review_count, self.texts.reviews);
            noscript.paragraph(format!("{rating} / 5, {count} {reviews}"));
        }
        noscript.html_block(product.description_html_in(self.language));
        for line in &product.attributes {
            let name = localized(&line.name, line.label_de.as_ref(), self.language);
            let value = localized(&line.value, line.value_label_de.as_ref(), self.language);
            noscript.paragraph(format!("{name}: {value}"));
        }
        let shop = Link::new(format!("/shop/{}", product.shop.slug), &*product.shop.name);
        noscript.list(self.texts.sold_by, vec![shop]);
        noscript
    }

    /// A category or collection; its products are added by [`Self::products`].
    pub fn category(&self, view: &CategoryView) -> NoscriptContent {
        let mut noscript =
            NoscriptContent::new(localized(&view.name, view.name_de.as_ref(), self.language));
        let mut trail = trail_of_category(view, self.language);
        let here = trail.pop().map(|link| link.path).unwrap_or_default();
        noscript.trail = trail;
        let children = view.children.iter();
        let children = children.map(|child| {
            let name = localized(&child.name, child.name_de.as_ref(), self.language);
            Link::new(format!("{here}/{}", child.slug), name)
        });
        noscript.list(self.texts.categories, children.collect());
        noscript
    }

    /// A shop; its products are added by [`Self::products`].
    pub fn shop(&self, shop: &Shop) -> NoscriptContent {
        let mut noscript = NoscriptContent::new(shop.card.name.as_str());
        noscript.trail = vec![Link::new("/vendors", self.texts.shops)];
        noscript.html_block(&shop.description_html);
        noscript.html_block(&shop.shipping_policy_html);
        noscript.html_block(&shop.return_policy_html);
        noscript
    }

    /// The directory.
    pub fn vendors(&self, open: &[ShopCard]) -> NoscriptContent {
        let mut noscript = NoscriptContent::new(self.texts.shops);
        noscript.list(self.texts.shops, shops(open));
        noscript
    }

    /// One of the marketplace's texts.
    pub fn info(&self, page: &InfoPage) -> NoscriptContent {
        let mut noscript = NoscriptContent::new(page.title.as_str());
        noscript.html_block(&format!("<p>{}</p>", page.lead_html));
        noscript.html_block(&page.body_html);
        noscript
    }

    /// The name of a search, as the storefront has it: quotes only say that the words are
    /// looked for as they are.
    pub fn search(&self, asked: &ListProducts) -> String {
        let Some(words) = asked.q.as_deref() else {
            return self.shelf(asked).to_owned();
        };
        let bare = words
            .strip_prefix('"')
            .and_then(|words| words.strip_suffix('"'));
        let bare = bare.unwrap_or(words).chars();
        let bare: String = bare.filter(|c| !c.is_control()).take(WORDS).collect();
        let [before, behind] = self.texts.results;
        format!("{before}{bare}{behind}")
    }

    /// A listing without words is named by what it shows.
    fn shelf(&self, asked: &ListProducts) -> &'static str {
        match asked.sort.as_deref() {
            _ if asked.on_sale == Some(true) => self.texts.on_sale,
            Some("newest") => self.texts.newest,
            Some("best_selling") => self.texts.best_sellers,
            _ => self.texts.everything,
        }
    }

    /// Adds the products of a listing.
    pub fn products(&self, noscript: &mut NoscriptContent, cards: &[Card]) {
        noscript.list(self.texts.products, self.cards(cards));
    }

    /// The way to the next page of a list.
    pub fn next(&self, address: String) -> Link {
        Link::new(address, self.texts.next)
    }

    fn cards(&self, cards: &[Card]) -> Vec<Link> {
        let link = |card: &Card| {
            let price = self.price(card.price, card.price_sale);
            let title = localized(&card.title, card.title_de.as_ref(), self.language);
            Link::new(
                format!("/product/{}", card.slug),
                format!("{title}, {price}"),
            )
        };
        cards.iter().map(link).collect()
    }

    fn price(&self, price: i64, sale: Option<i64>) -> String {
        let in_words = |minor| Money::new(minor).formatted(self.currency(), self.language);
        match sale {
            Some(sale) => format!(
                "{} ({} {})",
                in_words(sale),
                self.texts.was,
                in_words(price)
            ),
            None => in_words(price),
        }
    }

    fn stock(&self, in_stock: bool) -> &'static str {
        match in_stock {
            true => self.texts.in_stock,
            false => self.texts.sold_out,
        }
    }

    fn currency(&self) -> &'a Currency {
        self.currency
    }
}

/// The way down to a product.
pub fn trail_of_product(product: &Product, language: Language) -> Vec<Link> {
    trail_of(&product.category, language)
}

/// The way down to a category, itself included.
pub fn trail_of_category(view: &CategoryView, language: Language) -> Vec<Link> {
    trail_of(&view.path, language)
}

fn trail_of(steps: &[NameSlug], language: Language) -> Vec<Link> {
    let step = |step: &'_ NameSlug| -> (String, String) {
        let name = localized(&step.name, step.name_de.as_ref(), language);
        (name.to_owned(), step.slug.clone())
    };
    let steps: Vec<_> = steps.iter().map(step).collect();
    breadcrumbs::of(
        steps
            .iter()
            .map(|(name, slug)| (name.as_str(), slug.as_str())),
    )
}

fn shops(open: &[ShopCard]) -> Vec<Link> {
    let link = |shop: &ShopCard| Link::new(format!("/shop/{}", shop.slug), &*shop.name);
    open.iter().map(link).collect()
}
