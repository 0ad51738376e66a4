//! The original texts: one Markdown file per page and language; its first line is the title,
//! followed by a lead paragraph and the body.

use std::sync::LazyLock;

use chrono::{DateTime, Utc};

use types::Language;

/// The day the shipped texts were last changed: 27 November 2026.
pub const WRITTEN: DateTime<Utc> = DateTime::from_timestamp_nanos(1_795_737_600_000_000_000);

/// A text in three parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Original {
    /// The heading of the page.
    pub title: &'static str,
    /// A summary in one or two sentences.
    pub lead: &'static str,
    /// The rest, Markdown.
    pub body: &'static str,
}

/// A page with its text in each language.
struct Entry {
    slug: &'static str,
    en: Original,
    de: Original,
}

macro_rules! entries {
    ($($slug:literal),+ $(,)?) => {
        vec![$(Entry {
            slug: $slug,
            en: read(include_str!(concat!("../pages/en/", $slug, ".md"))),
            de: read(include_str!(concat!("../pages/de/", $slug, ".md"))),
        }),+]
    };
}

static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    entries![
        "about",
        "contact",
        "faq",
        "help",
        "privacy-policy",
        "shipping",
        "returns",
        "terms-of-service",
        "buyer-protection",
        "authenticate",
        "vendor-protection",
        "prohibited-items",
        "marketplace-guidelines",
    ]
});

/// The pages that there are.
pub fn slugs() -> impl Iterator<Item = &'static str> {
    ENTRIES.iter().map(|entry| entry.slug)
}

/// The shipped text of a page, with the page's name as it lives in the program.
pub fn find(slug: &str, language: Language) -> Option<(&'static str, Original)> {
    let entry = ENTRIES.iter().find(|entry| entry.slug == slug)?;
    let original = match language {
        Language::En => entry.en,
        Language::De => entry.de,
    };
    Some((entry.slug, original))
}

/// A part that is missing is empty; a test sees to it that none is.
fn read(file: &'static str) -> Original {
    let (title, rest) = file.split_once('\n').unwrap_or((file, ""));
    let rest = rest.trim();
    let (lead, body) = rest.split_once("\n\n").unwrap_or((rest, ""));
    Original {
        title: title.trim_start_matches('#').trim(),
        lead: lead.trim(),
        body: body.trim(),
    }
}
