//! Families of colors: who looks for something blue means navy and sky blue too.

/// Options whose values are colors have one of these in their names.
const NAMES: [&str; 5] = ["color", "colour", "farbe", "finish", "glaze"];

/// Families as they are shown, with the words, in lower case, English and German, that belong to each.
const FAMILIES: &[(&str, &[&str])] = &[
    ("Black", &["black", "schwarz", "ebony", "jet", "onyx"]),
    (
        "Gray",
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
        "White",
        &["white", "weiß", "chalk", "ivory", "pearl", "snow"],
    ),
    (
        "Beige",
        &[
            "beige", "cream", "ecru", "khaki", "natural", "nude", "oat", "sand", "vanilla",
        ],
    ),
    (
        "Brown",
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
        "Red",
        &[
            "red", "rot", "bordeaux", "brick", "burgundy", "cherry", "crimson", "maroon", "ruby",
            "scarlet", "wine",
        ],
    ),
    (
        "Orange",
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
        "Yellow",
        &[
            "yellow", "gelb", "amber", "honey", "lemon", "mustard", "ochre", "saffron", "sun",
        ],
    ),
    (
        "Green",
        &[
            "green", "grün", "emerald", "fern", "forest", "jade", "lime", "mint", "moss", "olive",
            "pine", "sage",
        ],
    ),
    (
        "Turquoise",
        &["turquoise", "türkis", "aqua", "petrol", "teal"],
    ),
    (
        "Blue",
        &[
            "blue", "blau", "azure", "cobalt", "denim", "indigo", "marine", "midnight", "navy",
            "royal", "sapphire", "sky",
        ],
    ),
    (
        "Purple",
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
        "Pink",
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
    ("Gold", &["gold", "golden", "brass"]),
    (
        "Silver",
        &["silver", "silber", "chrome", "nickel", "platinum"],
    ),
];

/// Between these stand several colors, which are no single family.
const SEVERAL: [&str; 5] = ["/", "&", "+", ",", " and "];

/// Whether the values of an option with this name, in lower case, are colors.
pub fn is_colour(name: &str) -> bool {
    NAMES.iter().any(|part| name.contains(part))
}

/// The family of a color in lower case, by its last word that says one: `night blue` is blue, `blue gray` gray.
pub fn family(value: &str) -> Option<&'static str> {
    if SEVERAL.iter().any(|between| value.contains(between)) {
        return None;
    }
    let mut words = value.rsplit(|c: char| !c.is_alphanumeric());
    words.find_map(|word| {
        let has = |(_, words): &&(&str, &[&str])| words.contains(&word);
        FAMILIES.iter().find(has).map(|(family, _)| *family)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_belong_to_the_family_that_their_last_word_says() {
        for (value, expected) in [
            ("navy", Some("Blue")),
            ("night blue", Some("Blue")),
            ("blue-gray", Some("Gray")),
            ("rose gold", Some("Gold")),
            ("off-white", Some("White")),
            ("forest green", Some("Green")),
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
        for (name, words) in FAMILIES {
            assert_eq!(family(&name.to_lowercase()), Some(*name));
            all.extend(words.iter().copied());
        }
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }

    #[test]
    fn finishes_and_glazes_are_colors_and_scents_are_none() {
        assert!(is_colour("color") && is_colour("frame colour") && is_colour("glaze"));
        assert!(!is_colour("scent") && !is_colour("size"));
    }
}
