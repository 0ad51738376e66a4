//! The languages that the pages are written in.

/// A language with a text for every page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// English, which every other language falls back to.
    En,
    /// German.
    De,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::En, Self::De];

    /// The language of a tag such as `de` or `de-AT`, if the pages are written in it.
    pub fn parse(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| language.as_str().eq_ignore_ascii_case(primary))
    }

    /// The language of a tag, or English.
    pub fn or_english(tag: Option<&str>) -> Self {
        tag.and_then(Self::parse).unwrap_or(Self::En)
    }

    /// Its tag.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_tag_and_english_stands_in_for_the_rest() {
        assert_eq!(Language::or_english(Some("de")), Language::De);
        assert_eq!(Language::or_english(Some("DE-at")), Language::De);
        for other in [None, Some(""), Some("fr"), Some("den"), Some("\0")] {
            assert_eq!(Language::or_english(other), Language::En, "{other:?}");
        }
    }
}
