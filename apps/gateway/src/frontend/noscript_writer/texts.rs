//! The few texts of our own in the noscript part, in each language.

use types::Language;

/// The texts of one language.
pub struct Texts {
    pub was: &'static str,
    pub in_stock: &'static str,
    pub sold_out: &'static str,
    pub reviews: &'static str,
    pub sold_by: &'static str,
    pub categories: &'static str,
    pub best_sellers: &'static str,
    pub best_rated: &'static str,
    pub products: &'static str,
    pub shops: &'static str,
    pub next: &'static str,
    /// What stands before and behind the words that were looked for.
    pub results: [&'static str; 2],
    pub on_sale: &'static str,
    pub newest: &'static str,
    pub everything: &'static str,
    pub not_found: &'static str,
    /// What the marketplace is, in a few words and in a sentence.
    pub slogan: &'static str,
    pub about: &'static str,
    pub about_shops: &'static str,
    /// What stands behind how many products a category has.
    pub products_of: [&'static str; 2],
}

impl Texts {
    /// Those of a language.
    pub fn of(language: Language) -> &'static Self {
        match language {
            Language::En => &ENGLISH,
            Language::De => &GERMAN,
        }
    }
}

const ENGLISH: Texts = Texts {
    was: "was",
    in_stock: "In stock",
    sold_out: "Sold out",
    reviews: "reviews",
    sold_by: "Sold by",
    categories: "Categories",
    best_sellers: "Best sellers",
    best_rated: "Best rated by buyers",
    products: "Products",
    shops: "Shops",
    next: "Next page",
    results: ["Results for \"", "\""],
    on_sale: "On sale now",
    newest: "New arrivals",
    everything: "All products",
    not_found: "Page not found",
    slogan: "many independent shops, one cart",
    about: "goods from independent shops. Fill one cart, pay once, and each shop ships its part.",
    about_shops: "All shops of the marketplace, with what they sell and how buyers rate them.",
    products_of: [
        "product from independent shops. One cart, one payment.",
        "products from independent shops. One cart, one payment.",
    ],
};

const GERMAN: Texts = Texts {
    was: "statt",
    in_stock: "Auf Lager",
    sold_out: "Ausverkauft",
    reviews: "Bewertungen",
    sold_by: "Verkauft von",
    categories: "Kategorien",
    best_sellers: "Bestseller",
    best_rated: "Am besten bewertet",
    products: "Produkte",
    shops: "Shops",
    next: "Nächste Seite",
    results: ["Ergebnisse für „", "“"],
    on_sale: "Jetzt im Angebot",
    newest: "Neu eingetroffen",
    everything: "Alle Produkte",
    not_found: "Seite nicht gefunden",
    slogan: "viele unabhängige Shops, ein Warenkorb",
    about: "Waren aus unabhängigen Shops. Ein Warenkorb, eine Zahlung, und jeder Shop versendet seinen Teil.",
    about_shops: "Alle Shops des Marktplatzes: was sie verkaufen und wie sie bewertet werden.",
    products_of: [
        "Produkt aus unabhängigen Shops. Ein Warenkorb, eine Zahlung.",
        "Produkte aus unabhängigen Shops. Ein Warenkorb, eine Zahlung.",
    ],
};
