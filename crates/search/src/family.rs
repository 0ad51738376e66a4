//! The family of a color: the one that an operator chose, otherwise that of the rule.

use std::collections::HashMap;

use types::{Invalid, Text};

use crate::color_rule;
use crate::spelling::folded;

/// A family of colors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Family {
    /// Black.
    Black,
    /// Gray.
    Gray,
    /// White.
    White,
    /// Beige.
    Beige,
    /// Brown.
    Brown,
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Turquoise.
    Turquoise,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
    /// Pink.
    Pink,
    /// Gold.
    Gold,
    /// Silver.
    Silver,
}

impl Family {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::Black,
        Self::Gray,
        Self::White,
        Self::Beige,
        Self::Brown,
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Turquoise,
        Self::Blue,
        Self::Purple,
        Self::Pink,
        Self::Gold,
        Self::Silver,
    ];

    /// As shoppers read it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "Black",
            Self::Gray => "Gray",
            Self::White => "White",
            Self::Beige => "Beige",
            Self::Brown => "Brown",
            Self::Red => "Red",
            Self::Orange => "Orange",
            Self::Yellow => "Yellow",
            Self::Green => "Green",
            Self::Turquoise => "Turquoise",
            Self::Blue => "Blue",
            Self::Purple => "Purple",
            Self::Pink => "Pink",
            Self::Gold => "Gold",
            Self::Silver => "Silver",
        }
    }

    /// As shoppers read it in German.
    pub const fn german(self) -> &'static str {
        match self {
            Self::Black => "Schwarz",
            Self::Gray => "Grau",
            Self::White => "Weiß",
            Self::Beige => "Beige",
            Self::Brown => "Braun",
            Self::Red => "Rot",
            Self::Orange => "Orange",
            Self::Yellow => "Gelb",
            Self::Green => "Grün",
            Self::Turquoise => "Türkis",
            Self::Blue => "Blau",
            Self::Purple => "Lila",
            Self::Pink => "Rosa",
            Self::Gold => "Gold",
            Self::Silver => "Silber",
        }
    }

    /// As it is compared and stored: its name in lower case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::Gray => "gray",
            Self::White => "white",
            Self::Beige => "beige",
            Self::Brown => "brown",
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Turquoise => "turquoise",
            Self::Blue => "blue",
            Self::Purple => "purple",
            Self::Pink => "pink",
            Self::Gold => "gold",
            Self::Silver => "silver",
        }
    }

    /// Parses what [`Family::as_str`] returns.
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|family| family.as_str() == word)
    }

    /// The family that the rule gives a color, as it is compared.
    pub fn by_rule(color: &str) -> Option<Self> {
        color_rule::family(color)
    }
}

/// The value of an option in German, where it is a family itself; by folded name and value of the option.
pub fn color_in_german(name: &str, value: &str) -> Option<&'static str> {
    let family = Family::parse(value).filter(|_| color_rule::is_color(name))?;
    Some(family.german())
}

/// The family in German that the rule gives a color; by folded name and value of the option.
pub fn family_in_german(name: &str, value: &str) -> Option<&'static str> {
    let family = Family::by_rule(value).filter(|_| color_rule::is_color(name))?;
    Some(family.german())
}

/// A color as it is compared: in lower case with single spaces, at most 60 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Color(String);

impl Color {
    /// Takes a color as a shop writes it, but not the name of a family: shoppers filter by that.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let color = Text::<60>::parse(&folded(raw))?.into_string();
        if let Some(family) = Family::parse(&color) {
            let message = format!("{} is a color family itself", family.name());
            return Err(Invalid::new("is_family", message));
        }
        Ok(Self(color))
    }

    /// The color.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The families that operators gave to colors, by the color as it is compared; one without a family stands alone.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Families(HashMap<String, Option<Family>>);

impl Families {
    /// The family of an option's value, by folded name and value.
    pub fn of(&self, name: &str, value: &str) -> Option<Family> {
        if !color_rule::is_color(name) {
            return None;
        }
        let given = self.0.get(value).copied();
        given.unwrap_or_else(|| Family::by_rule(value))
    }
}

impl FromIterator<(Color, Option<Family>)> for Families {
    fn from_iter<T: IntoIterator<Item = (Color, Option<Family>)>>(given: T) -> Self {
        let given = given.into_iter();
        Self(given.map(|(color, family)| (color.0, family)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn color(raw: &str) -> Color {
        Color::parse(raw).unwrap()
    }

    #[test]
    fn a_family_is_read_as_it_is_written_and_called_alike() {
        for family in Family::ALL {
            assert_eq!(Family::parse(family.as_str()), Some(family));
            assert_eq!(family.as_str(), family.name().to_lowercase());
            let german = family.german().to_lowercase();
            assert_eq!(Family::by_rule(&german), Some(family), "{german}");
        }
        assert_eq!(Family::parse("none"), None);
    }

    #[test]
    fn a_color_is_compared_whatever_its_case_and_is_no_family() {
        assert_eq!(color("  Night \n BLUE ").as_str(), "night blue");
        let blue = Family::by_rule(color("Night blue").as_str());
        assert_eq!(blue, Some(Family::Blue));
        for (raw, code) in [
            (" ", "required"),
            ("Blue", "is_family"),
            (" GRAY", "is_family"),
            ("a\0b", "invalid_characters"),
            ("a".repeat(61).as_str(), "too_long"),
        ] {
            assert_eq!(Color::parse(raw).unwrap_err().code, code, "{raw}");
        }
    }

    #[test]
    fn a_color_has_its_family_in_german_and_a_scent_has_none() {
        assert_eq!(color_in_german("color", "gray"), Some("Grau"));
        assert_eq!(color_in_german("color", "forest green"), None);
        assert_eq!(family_in_german("glaze", "forest green"), Some("Grün"));
        assert_eq!(family_in_german("scent", "forest green"), None);
        assert_eq!(color_in_german("scent", "orange"), None);
    }

    #[test]
    fn what_an_operator_said_wins_over_the_rule_for_this_color_alone() {
        let given = [
            (color("Navy"), Some(Family::Black)),
            (color("Sky blue"), None),
            (color("Black/White"), Some(Family::Gray)),
        ];
        let families: Families = given.into_iter().collect();
        for (value, expected) in [
            ("navy", Some(Family::Black)),
            ("sky blue", None),
            ("black/white", Some(Family::Gray)),
            ("navy blue", Some(Family::Blue)),
            ("black", Some(Family::Black)),
        ] {
            assert_eq!(families.of("color", value), expected, "{value}");
        }
        assert_eq!(families.of("scent", "navy"), None);
    }
}
