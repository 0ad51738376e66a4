//! The rule for color families: a search for blue also finds navy and sky blue.

use crate::family::Family;

/// Options whose values are colors have one of these in their names.
const NAMES: [&str; 5] = ["color", "colour", "farbe", "finish", "glaze"];

/// Families with the words, in lower case, English and German, that belong to each.
const FAMILIES: &[(Family, &[&str])] = &[
    (Family::Black, &["black", "schwarz", "ebony", "jet", "onyx"]),
    (
        Family::Gray,
        &[
            "gray",
            "grau",
            "grey",
            "anthracite",
            "ash",
            "charcoal",
            "graphite",
            "slate",
            "steel",
            "stone",
        ],
    ),
    (
        Family::White,
        &["white", "weiß", "chalk", "ivory", "pearl", "snow"],
    ),
    (
        Family::Beige,
        &[
            "beige", "cream", "ecru", "khaki", "natural", "nude", "oat", "sand", "vanilla",
        ],
    ),
    (
        Family::Brown,
        &[
            "brown",
            "braun",
            "bronze",
            "camel",
            "caramel",
            "chestnut",
            "chocolate",
            "coffee",
            "cognac",
            "copper",
            "espresso",
            "hazel",
            "mahogany",
            "mocha",
            "oak",
            "tan",
            "taupe",
            "walnut",
        ],
    ),
    (
        Family::Red,
        &[
            "red", "rot", "bordeaux", "brick", "burgundy", "cherry", "crimson", "maroon", "ruby",
            "scarlet", "wine",
        ],
    ),
    (
        Family::Orange,
        &[
            "orange",
            "apricot",
            "coral",
            "peach",
            "rust",
            "tangerine",
            "terracotta",
        ],
    ),
    (
        Family::Yellow,
        &[
            "yellow", "gelb", "amber", "honey", "lemon", "mustard", "ochre", "saffron", "sun",
        ],
    ),
    (
        Family::Green,
        &[
            "green", "grün", "emerald", "fern", "forest", "jade", "lime", "mint", "moss", "olive",
            "pine", "sage",
        ],
    ),
    (
        Family::Turquoise,
        &["turquoise", "türkis", "aqua", "petrol", "teal"],
    ),
    (
        Family::Blue,
        &[
            "blue", "blau", "azure", "cobalt", "denim", "indigo", "marine", "midnight", "navy",
            "royal", "sapphire", "sky",
        ],
    ),
    (
        Family::Purple,
        &[
            "purple",
            "lila",
            "aubergine",
            "lavender",
            "lilac",
            "mauve",
            "plum",
            "violet",
        ],
    ),
    (
        Family::Pink,
        &[
            "pink",
            "rosa",
            "berry",
            "blush",
            "fuchsia",
            "magenta",
            "raspberry",
            "rose",
            "salmon",
        ],
    ),
    (Family::Gold, &["gold", "golden", "brass"]),
    (
        Family::Silver,
        &["silver", "silber", "chrome", "nickel", "platinum"],
    ),
];

/// Between these stand several colors, which are no single family.
const SEVERAL: [&str; 5] = ["/", "&", "+", ",", " and "];

/// Whether the values of an option with this name, in lower case, are colors.
pub fn is_color(name: &str) -> bool {
    NAMES.iter().any(|part| name.contains(part))
}

/// The family of a color in lower case, by its last word that says one: `night blue` is blue,
/// `blue gray` gray.
pub fn family(value: &str) -> Option<Family> {
    if SEVERAL.iter().any(|between| value.contains(between)) {
        return None;
    }
    let mut words = value.rsplit(|c: char| !c.is_alphanumeric());
    words.find_map(|word| {
        let has = |(_, words): &&(Family, &[&str])| words.contains(&word);
        FAMILIES.iter().find(has).map(|(family, _)| *family)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_belong_to_the_family_that_their_last_word_says() {
        for (value, expected) in [
            ("navy", Some(Family::Blue)),
            ("night blue", Some(Family::Blue)),
            ("blue-gray", Some(Family::Gray)),
            ("rose gold", Some(Family::Gold)),
            ("off-white", Some(Family::White)),
            ("forest green", Some(Family::Green)),
            ("black/white", None),
            ("red and blue", None),
            ("zebra", None),
            ("", None),
        ] {
            assert_eq!(family(value), expected, "{value}");
        }
    }

    #[test]
    fn no_word_belongs_to_two_families_and_each_family_to_itself() {
        let mut all: Vec<&str> = Vec::new();
        for (own, words) in FAMILIES {
            assert_eq!(family(own.as_str()), Some(*own));
            all.extend(words.iter().copied());
        }
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!((all.len(), FAMILIES.len()), (count, Family::ALL.len()));
    }

    #[test]
    fn finishes_and_glazes_are_colors_and_scents_are_none() {
        assert!(is_color("color") && is_color("frame colour") && is_color("glaze"));
        assert!(!is_color("scent") && !is_color("size"));
    }
}
