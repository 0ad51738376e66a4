//! The text of each kind of page, for [`Plain`].

pub mod words;

use types::Language;
use types::{Currency, Money};

use self::words::Words;
use super::plain::Plain;
use super::trail::{self, Link};
use crate::routes::catalog::card::Card;
use crate::routes::catalog::categories::{Category, CategoryView};
use crate::routes::catalog::home::{Home, HomeShelf, ShelfKind};
use crate::routes::catalog::product::Product;
use crate::routes::catalog::shops::{Shop, ShopCard};
use crate::routes::catalog::wanted::ListProducts;
use crate::routes::catalog::wire::{NameSlug, said};
use crate::routes::content::pages::InfoPage;

/// Letters of what was looked for in a title; no search takes more.
const WORDS: usize = 200;

/// Writes pages in one language and currency.
pub struct Writer<'a> {
    language: Language,
    words: &'static Words,
    name: String,
    currency: &'a Currency,
}

impl<'a> Writer<'a> {
    /// A writer for the visitor's language.
    pub fn new(language: Language, name: String, currency: &'a Currency) -> Self {
        let words = Words::of(language);
        Self {
            language,
            words,
            name,
            currency,
        }
    }

    /// The front page: where to go from here.
    pub fn home(&self, home: &Home, tree: &[Category]) -> Plain {
        let mut plain = Plain::new(self.name.as_str());
        let categories = tree.iter();
        let categories = categories.map(|top| {
            let name = said(&top.name, top.name_de.as_ref(), self.language);
            Link::new(format!("/category/{}", top.slug), name)
        });
        plain.list(self.words.categories, categories.collect());
        for shelf in &home.shelves {
            plain.list(self.name_of(shelf), self.cards(&shelf.cards));
        }
        plain.list("", vec![Link::new("/vendors", self.words.shops)]);
        plain
    }

    /// What a shelf is called.
    fn name_of<'s>(&self, shelf: &'s HomeShelf) -> &'s str {
        let usual = match shelf.kind {
            ShelfKind::BestSellers => self.words.best_sellers,
            ShelfKind::BestRated => self.words.best_rated,
            ShelfKind::OnSale => self.words.on_sale,
            ShelfKind::Newest => self.words.newest,
            ShelfKind::Category | ShelfKind::Products => self.words.products,
        };
        said(
            shelf.name.as_deref().unwrap_or(usual),
            shelf.name_de.as_ref(),
            self.language,
        )
    }

    /// A product: what it costs, whether it is there, what it is like.
    pub fn product(&self, product: &Product) -> Plain {
        let mut plain = Plain::new(product.title_in(self.language));
        plain.trail = trail_of_product(product, self.language);
        plain.words(self.price(product.price, product.price_sale));
        let in_stock = product.variants.iter().any(|variant| variant.stock > 0);
        plain.words(self.stock(in_stock));
        if let Some(rating) = product.rating {
            let (count, reviews) = (product.review_count, self.words.reviews);
            plain.words(format!("{rating} / 5, {count} {reviews}"));
        }
        plain.prose(product.description_html_in(self.language));
        for line in &product.attributes {
            let name = said(&line.name, line.label_de.as_ref(), self.language);
            let value = said(&line.value, line.value_label_de.as_ref(), self.language);
            plain.words(format!("{name}: {value}"));
        }
        let shop = Link::new(format!("/shop/{}", product.shop.slug), &*product.shop.name);
        plain.list(self.words.sold_by, vec![shop]);
        plain
    }

    /// A category or collection; its products are added by [`Self::goods`].
    pub fn category(&self, view: &CategoryView) -> Plain {
        let mut plain = Plain::new(said(&view.name, view.name_de.as_ref(), self.language));
        let mut trail = trail_of_category(view, self.language);
        let here = trail.pop().map(|link| link.path).unwrap_or_default();
        plain.trail = trail;
        let children = view.children.iter();
        let children = children.map(|child| {
            let name = said(&child.name, child.name_de.as_ref(), self.language);
            Link::new(format!("{here}/{}", child.slug), name)
        });
        plain.list(self.words.categories, children.collect());
        plain
    }

    /// A shop; its products are added by [`Self::goods`].
    pub fn shop(&self, shop: &Shop) -> Plain {
        let mut plain = Plain::new(shop.card.name.as_str());
        plain.trail = vec![Link::new("/vendors", self.words.shops)];
        plain.prose(&shop.description_html);
        plain.prose(&shop.shipping_policy_html);
        plain.prose(&shop.return_policy_html);
        plain
    }

    /// The directory.
    pub fn vendors(&self, open: &[ShopCard]) -> Plain {
        let mut plain = Plain::new(self.words.shops);
        plain.list(self.words.shops, shops(open));
        plain
    }

    /// One of the marketplace's texts.
    pub fn info(&self, page: &InfoPage) -> Plain {
        let mut plain = Plain::new(page.title.as_str());
        plain.prose(&format!("<p>{}</p>", page.lead_html));
        plain.prose(&page.body_html);
        plain
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
        let [before, behind] = self.words.results;
        format!("{before}{bare}{behind}")
    }

    /// A listing without words is named by what it shows.
    fn shelf(&self, asked: &ListProducts) -> &'static str {
        match asked.sort.as_deref() {
            _ if asked.on_sale == Some(true) => self.words.on_sale,
            Some("newest") => self.words.newest,
            Some("best_selling") => self.words.best_sellers,
            _ => self.words.everything,
        }
    }

    /// Adds the goods of a listing.
    pub fn goods(&self, plain: &mut Plain, cards: &[Card]) {
        plain.list(self.words.products, self.cards(cards));
    }

    /// The way to the next page of a list.
    pub fn next(&self, address: String) -> Link {
        Link::new(address, self.words.next)
    }

    fn cards(&self, cards: &[Card]) -> Vec<Link> {
        let link = |card: &Card| {
            let price = self.price(card.price, card.price_sale);
            let title = said(&card.title, card.title_de.as_ref(), self.language);
            Link::new(
                format!("/product/{}", card.slug),
                format!("{title}, {price}"),
            )
        };
        cards.iter().map(link).collect()
    }

    fn price(&self, price: i64, sale: Option<i64>) -> String {
        let in_words = |minor| Money::new(minor).in_words(self.currency(), self.language);
        match sale {
            Some(sale) => format!(
                "{} ({} {})",
                in_words(sale),
                self.words.was,
                in_words(price)
            ),
            None => in_words(price),
        }
    }

    fn stock(&self, in_stock: bool) -> &'static str {
        match in_stock {
            true => self.words.in_stock,
            false => self.words.sold_out,
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
        let name = said(&step.name, step.name_de.as_ref(), language);
        (name.to_owned(), step.slug.clone())
    };
    let steps: Vec<_> = steps.iter().map(step).collect();
    trail::of(
        steps
            .iter()
            .map(|(name, slug)| (name.as_str(), slug.as_str())),
    )
}

fn shops(open: &[ShopCard]) -> Vec<Link> {
    let link = |shop: &ShopCard| Link::new(format!("/shop/{}", shop.slug), &*shop.name);
    open.iter().map(link).collect()
}
