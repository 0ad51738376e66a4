//! The natural order of an option's values: sizes from small to large, numbers ascending.

use crate::measure::Measure;

/// Sizes of clothes and of anything else, the smallest first; those on a line are one.
const SIZES: &[&[&str]] = &[
    &["xxxs", "3xs"],
    &["xxs", "2xs"],
    &["xs", "extra small", "x-small"],
    &["s", "small"],
    &["s/m", "small/medium"],
    &["m", "medium"],
    &["m/l", "medium/large"],
    &["l", "large"],
    &["l/xl"],
    &["xl", "extra large", "x-large"],
    &["xl/xxl"],
    &["xxl", "2xl"],
    &["xxxl", "3xl"],
    &["4xl"],
    &["5xl"],
];

/// Parts of names of options whose values are sizes, in lower case.
const SIZE_NAMES: [&str; 4] = ["size", "größe", "grösse", "groesse"];

/// Whether the values of an option with this name, in lower case, are sizes.
pub fn is_of_size(name: &str) -> bool {
    SIZE_NAMES.iter().any(|part| name.contains(part))
}

/// The one name under which a size in lower case is found, however it is written.
pub fn size(value: &str) -> Option<&'static str> {
    SIZES.get(place(value)?)?.first().copied()
}

/// Among the sizes of clothes, of a value in lower case.
fn place(value: &str) -> Option<usize> {
    SIZES.iter().position(|names| names.contains(&value))
}

/// The place of a value among those of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// By the sizes of clothes.
    Size(usize),
    /// By what it measures.
    Measure(Measure),
    /// By the number it begins with, in millionths.
    Number(u64),
}

/// The place of a value, if it has one by itself.
pub fn rank(value: &str) -> Option<Rank> {
    let value = value.trim().to_lowercase();
    if let Some(size) = place(&value) {
        return Some(Rank::Size(size));
    }
    if let Some(measure) = Measure::parse(&value) {
        return Some(Rank::Measure(measure));
    }
    crate::measure::number_at_start(&value).map(Rank::Number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted<'a>(values: &[&'a str]) -> Vec<&'a str> {
        let mut values = values.to_vec();
        values.sort_by_key(|value| rank(value));
        values
    }

    #[test]
    fn sizes_measures_and_numbers_stand_in_their_order() {
        assert_eq!(
            sorted(&["XL", "s", "M", "2XL", "L", "XS"]),
            ["XS", "s", "M", "L", "XL", "2XL"]
        );
        assert_eq!(
            sorted(&["Large", "Small", "Medium"]),
            ["Small", "Medium", "Large"]
        );
        assert_eq!(
            sorted(&["1 l", "300 ml", "0.5 l"]),
            ["300 ml", "0.5 l", "1 l"]
        );
        assert_eq!(
            sorted(&["41–45", "7.5", "36–40", "100"]),
            ["7.5", "36–40", "41–45", "100"]
        );
        assert_eq!(
            sorted(&["90 × 200 cm", "60 × 80 cm"]),
            ["60 × 80 cm", "90 × 200 cm"]
        );
        assert_eq!(rank("Oak"), None);
    }

    #[test]
    fn a_size_has_one_name_however_it_is_written() {
        for same in SIZES {
            for value in *same {
                assert_eq!(size(value), same.first().copied(), "{value}");
            }
        }
        assert_eq!(size("36"), None);
        let names = [
            "size",
            "shirt size",
            "konfektionsgröße",
            "color",
            "material",
        ];
        assert_eq!(names.map(is_of_size), [true, true, true, false, false]);
    }
}
