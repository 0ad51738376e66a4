//! The few words of our own, in each language.

use content::Language;

/// The words between what the market says.
pub struct Words {
    pub was: &'static str,
    pub in_stock: &'static str,
    pub sold_out: &'static str,
    pub reviews: &'static str,
    pub sold_by: &'static str,
    pub categories: &'static str,
    pub best_sellers: &'static str,
    pub products: &'static str,
    pub shops: &'static str,
    pub next: &'static str,
    /// What stands before and behind the words that were looked for.
    pub results: [&'static str; 2],
    pub on_sale: &'static str,
    pub newest: &'static str,
    pub everything: &'static str,
}

impl Words {
    /// The words of a language.
    pub fn of(language: Language) -> &'static Self {
        match language {
            Language::En => &ENGLISH,
            Language::De => &GERMAN,
        }
    }
}

const ENGLISH: Words = Words {
    was: "was",
    in_stock: "In stock",
    sold_out: "Sold out",
    reviews: "reviews",
    sold_by: "Sold by",
    categories: "Categories",
    best_sellers: "Best sellers",
    products: "Products",
    shops: "Shops",
    next: "Next page",
    results: ["Results for \"", "\""],
    on_sale: "On sale now",
    newest: "New arrivals",
    everything: "All products",
};

const GERMAN: Words = Words {
    was: "statt",
    in_stock: "Auf Lager",
    sold_out: "Ausverkauft",
    reviews: "Bewertungen",
    sold_by: "Verkauft von",
    categories: "Kategorien",
    best_sellers: "Bestseller",
    products: "Produkte",
    shops: "Shops",
    next: "Nächste Seite",
    results: ["Ergebnisse für „", "“"],
    on_sale: "Jetzt im Angebot",
    newest: "Neu eingetroffen",
    everything: "Alle Produkte",
};
