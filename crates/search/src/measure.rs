//! Measures, regardless of spelling: `0.3 l`, `300ml` and `300 ML` are the same.

/// What things are measured in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Base {
    Gram,
    Milliliter,
    Millimeter,
    Byte,
}

impl Base {
    /// What its amounts end with in [`Measure::term`].
    const fn suffix(self) -> &'static str {
        match self {
            Self::Gram => "g",
            Self::Milliliter => "ml",
            Self::Millimeter => "mm",
            Self::Byte => "b",
        }
    }
}

/// Amounts are kept in millionths, in which ounces and inches are whole too.
const MILLION: u64 = 1_000_000;

/// Units in lower case, with how many millionths of their base each is.
const UNITS: &[(&str, Base, u64)] = &[
    ("mg", Base::Gram, MILLION / 1000),
    ("g", Base::Gram, MILLION),
    ("gram", Base::Gram, MILLION),
    ("grams", Base::Gram, MILLION),
    ("kg", Base::Gram, 1000 * MILLION),
    ("kilo", Base::Gram, 1000 * MILLION),
    ("kilos", Base::Gram, 1000 * MILLION),
    ("oz", Base::Gram, 28_349_523),
    ("ounce", Base::Gram, 28_349_523),
    ("ounces", Base::Gram, 28_349_523),
    ("lb", Base::Gram, 453_592_370),
    ("lbs", Base::Gram, 453_592_370),
    ("pound", Base::Gram, 453_592_370),
    ("pounds", Base::Gram, 453_592_370),
    ("ml", Base::Milliliter, MILLION),
    ("cl", Base::Milliliter, 10 * MILLION),
    ("dl", Base::Milliliter, 100 * MILLION),
    ("l", Base::Milliliter, 1000 * MILLION),
    ("liter", Base::Milliliter, 1000 * MILLION),
    ("liters", Base::Milliliter, 1000 * MILLION),
    ("litre", Base::Milliliter, 1000 * MILLION),
    ("litres", Base::Milliliter, 1000 * MILLION),
    ("mm", Base::Millimeter, MILLION),
    ("cm", Base::Millimeter, 10 * MILLION),
    ("m", Base::Millimeter, 1000 * MILLION),
    ("meter", Base::Millimeter, 1000 * MILLION),
    ("meters", Base::Millimeter, 1000 * MILLION),
    ("metre", Base::Millimeter, 1000 * MILLION),
    ("metres", Base::Millimeter, 1000 * MILLION),
    ("inch", Base::Millimeter, 25_400_000),
    ("inches", Base::Millimeter, 25_400_000),
    ("mb", Base::Byte, 1_000_000 * MILLION),
    ("gb", Base::Byte, 1_000_000_000 * MILLION),
    ("tb", Base::Byte, 1_000_000_000_000 * MILLION),
];

/// An amount of something, the same in whatever unit. Those of one kind are in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Measure {
    base: Base,
    millionths: u128,
}

impl Measure {
    /// The measure that a text is, with nothing around it.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let (end, measure) = at_start(text)?;
        (end == text.len()).then_some(measure)
    }

    /// The one word under which it is found.
    pub fn term(self) -> String {
        format!("{}{}", self.millionths, self.base.suffix())
    }
}

/// The measures in a text, in their order.
pub fn all(text: &str) -> impl Iterator<Item = Measure> {
    let mut from = 0;
    std::iter::from_fn(move || {
        loop {
            let start = from + text.get(from..)?.find(|c: char| c.is_ascii_digit())?;
            let rest = text.get(start..)?;
            let number = rest.find(|c: char| !is_of_number(c)).unwrap_or(rest.len());
            from = start + number;
            // in the middle of a word, as of `30x40`, it is no measure
            let before = text.get(..start)?.chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || is_of_number(c)) {
                continue;
            }
            if let Some((end, measure)) = at_start(rest) {
                from = start + end;
                return Some(measure);
            }
        }
    })
}

/// What begins like the measure that a text is: itself first, and those with longer units, as it is while somebody
/// types `2 m` on the way to `2 mm`.
pub fn beginnings(text: &str) -> Vec<Measure> {
    let digits = text.find(|c: char| !is_of_number(c)).unwrap_or(text.len());
    let (amount, unit) = text.split_at(digits);
    let Some(amount) = number(amount) else {
        return Vec::new();
    };
    let unit = unit.trim().to_lowercase();
    let exact = UNITS.iter().filter(|(name, ..)| *name == unit);
    let longer = UNITS.iter().filter(|(name, ..)| name.starts_with(&unit));
    let mut all: Vec<Measure> = Vec::new();
    for measure in exact.chain(longer).map(|unit| of(amount, unit)) {
        if !all.contains(&measure) {
            all.push(measure);
        }
    }
    all
}

/// The measure that a text begins with, and where it ends: a number, perhaps one space, and a unit.
pub fn at_start(text: &str) -> Option<(usize, Measure)> {
    let digits = text.find(|c: char| !is_of_number(c))?;
    let (amount, rest) = text.split_at(digits);
    let space = rest.chars().next().filter(|c| c.is_whitespace());
    let space = space.map_or(0, char::len_utf8);
    let letters = rest.get(space..)?;
    let end = letters
        .find(|c: char| !c.is_alphanumeric())
        .unwrap_or(letters.len());
    let unit = letters.get(..end)?.to_lowercase();
    let unit = UNITS.iter().find(|(name, ..)| *name == unit)?;
    Some((digits + space + end, of(number(amount)?, unit)))
}

fn of(amount: u64, (_, base, millionths): &(&str, Base, u64)) -> Measure {
    let product = u128::from(amount) * u128::from(*millionths);
    Measure {
        base: *base,
        millionths: product / u128::from(MILLION),
    }
}

const fn is_of_number(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '.' | ',')
}

/// Millionths of the number that a text begins with, whatever follows.
pub fn number_at_start(text: &str) -> Option<u64> {
    let end = text.find(|c: char| !is_of_number(c)).unwrap_or(text.len());
    number(text.get(..end)?)
}

/// Millionths of a number as people write it: with a point or a comma before what is less than one, or, before three
/// digits, a comma between thousands.
fn number(text: &str) -> Option<u64> {
    let (whole, rest) = match text.rfind(['.', ',']) {
        Some(at) if text.as_bytes().get(at) == Some(&b',') && text.len() == at + 4 => (text, ""),
        Some(at) => (text.get(..at)?, text.get(at + 1..)?),
        None => (text, ""),
    };
    let whole: String = whole.chars().filter(char::is_ascii_digit).collect();
    if whole.is_empty() || whole.len() > 9 || rest.len() > 6 {
        return None;
    }
    let fraction = format!("{rest:0<6}").parse::<u64>().ok()?;
    Some(whole.parse::<u64>().ok()? * MILLION + fraction)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_amount_in_any_unit_and_any_spelling_is_one() {
        for (one, same) in [
            ("0.3 l", "300 ml"),
            ("300ML", "30 cl"),
            ("1,5 kg", "1500 g"),
            ("1,500 g", "1.5kg"),
            ("2 m", "200 cm"),
            ("2 Liters", "2 l"),
            ("1 inch", "25.4 mm"),
            ("1 TB", "1000 GB"),
        ] {
            let read = |text| Measure::parse(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(read(one), read(same), "{one} {same}");
            assert_eq!(read(one).term(), read(same).term());
        }
        assert!(Measure::parse("250 g") < Measure::parse("1 kg"));
        assert_ne!(Measure::parse("1 l"), Measure::parse("1 kg"));
    }

    #[test]
    fn what_is_no_measure_is_none() {
        for text in [
            "",
            "12",
            "l",
            "30 × 40 cm",
            "36-40",
            "5 m²",
            "E27",
            "9999999999 kg",
            "1.2.3 l x",
            "2 large",
        ] {
            assert_eq!(Measure::parse(text), None, "{text}");
        }
    }

    #[test]
    fn measures_are_found_inside_of_texts() {
        for (text, measures) in [
            ("Bottle, 0.5 l, 20 cm high", vec!["0.5 l", "20 cm"]),
            ("500ml; 12 pieces", vec!["500ml"]),
            ("30x40cm, A4g, 4.5, 7 lamps", vec![]),
            ("of 16 cm.", vec!["16 cm"]),
        ] {
            let expected: Vec<_> = measures.into_iter().filter_map(Measure::parse).collect();
            assert_eq!(all(text).collect::<Vec<_>>(), expected, "{text}");
        }
    }

    #[test]
    fn a_unit_that_is_being_typed_may_go_on() {
        let terms = |text| {
            beginnings(text)
                .into_iter()
                .map(Measure::term)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            terms("2 m").first(),
            Measure::parse("2 m").map(Measure::term).as_ref()
        );
        assert!(terms("2 m").contains(&Measure::parse("2 ml").unwrap().term()));
        assert_eq!(terms("2 kg").len(), 1);
    }
}
