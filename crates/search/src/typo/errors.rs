//! The possible errors in a typed word.

/// A letter that is doubled or should be.
const DOUBLED: u32 = 1;
/// Two letters that changed places, one that is missing or too many, or one for another
/// that is beside it on the keyboard or sounds like it.
pub const COMMON: u32 = 2;
/// A letter for quite another.
pub const RARE: u32 = 3;
/// What a typo at the first letter is multiplied by.
const FIRST_LETTER: u32 = 2;

/// So many errors at most make one word of another.
const MOST: usize = 2;

/// One error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A letter twice that stands there once, or once that stands there twice.
    Doubled,
    /// Two letters that changed places.
    Swapped,
    /// A letter was left out.
    Missing,
    /// A letter too many.
    Extra,
    /// A vowel for another.
    Vowel,
    /// A consonant for one beside it on the keyboard, or that sounds like it.
    Near,
    /// A letter for quite another.
    Other,
}

/// What happened to a word, if it can be told: the errors with the places where they are.
pub type Errors = Vec<(usize, Kind)>;

/// The total cost of errors.
pub fn cost(errors: &Errors) -> u32 {
    let cost = |(place, error): &(usize, Kind)| {
        let cost = match error {
            Kind::Doubled => DOUBLED,
            Kind::Other => RARE,
            _ => COMMON,
        };
        match (place, error) {
            (0, Kind::Swapped) => cost,
            (0, _) => cost * FIRST_LETTER,
            _ => cost,
        }
    };
    errors.iter().map(cost).sum()
}

/// The cheapest errors that make one word of the other, two at most.
pub fn errors(typed: &[char], meant: &[char]) -> Option<Errors> {
    errors_behind(None, typed, meant, 0, MOST)
}

fn errors_behind(
    before: Option<char>,
    typed: &[char],
    meant: &[char],
    place: usize,
    most: usize,
) -> Option<Errors> {
    match (typed, meant) {
        ([], []) => return Some(Vec::new()),
        ([t, typed @ ..], [m, meant @ ..]) if t == m => {
            return errors_behind(Some(*t), typed, meant, place + 1, most);
        }
        _ => {}
    }
    let most = most.checked_sub(1)?;
    let ways = steps(before, typed, meant).into_iter().filter_map(|step| {
        let next = place + step.letters;
        let mut errors = errors_behind(Some(step.last), step.typed, step.meant, next, most)?;
        errors.insert(0, (place, step.error));
        Some(errors)
    });
    ways.min_by_key(cost)
}

/// An error and what is left of both words behind it.
struct Step<'a> {
    error: Kind,
    /// The letter before what is left.
    last: char,
    /// How many letters were typed.
    letters: usize,
    typed: &'a [char],
    meant: &'a [char],
}

/// The errors that may have been made between two letters that differ.
fn steps<'a>(before: Option<char>, typed: &'a [char], meant: &'a [char]) -> Vec<Step<'a>> {
    let step = |error, last: char, letters, typed, meant| Step {
        error,
        last,
        letters,
        typed,
        meant,
    };
    let again = |letter, error| match before == Some(letter) {
        true => Kind::Doubled,
        false => error,
    };
    let mut steps = Vec::new();
    if let ([a, b, typed @ ..], [c, d, meant @ ..]) = (typed, meant)
        && (a, b) == (d, c)
    {
        steps.push(step(Kind::Swapped, *a, 2, typed, meant));
    }
    if let [m, meant @ ..] = meant {
        steps.push(step(again(*m, Kind::Missing), *m, 0, typed, meant));
    }
    if let [t, typed @ ..] = typed {
        steps.push(step(again(*t, Kind::Extra), *t, 1, typed, meant));
    }
    if let ([t, typed @ ..], [m, meant @ ..]) = (typed, meant) {
        steps.push(step(one_for(*t, *m), *m, 1, typed, meant));
    }
    steps
}

/// What it is to type one letter for another.
fn one_for(typed: char, meant: char) -> Kind {
    match is_vowel(typed) && is_vowel(meant) {
        true => Kind::Vowel,
        false if is_near(typed, meant) => Kind::Near,
        false => Kind::Other,
    }
}

fn is_vowel(letter: char) -> bool {
    "aeiouy".contains(letter)
}

/// Letters that are taken for each other.
fn is_near(one: char, other: char) -> bool {
    const ALIKE: [&str; 7] = ["ckqx", "csz", "fv", "dt", "bp", "mn", "gj"];
    let both = |letters: &str| letters.contains(one) && letters.contains(other);
    ALIKE.into_iter().any(both) || is_beside(one, other) || is_beside(other, one)
}

/// Whether a key is left of another in its row, or above it.
fn is_beside(one: char, other: char) -> bool {
    const ROWS: [&str; 3] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
    let key = |letter| {
        let mut rows = ROWS.into_iter().enumerate();
        rows.find_map(|(row, keys)| Some((row, keys.find(letter)?)))
    };
    let (Some((row, column)), Some((other_row, other_column))) = (key(one), key(other)) else {
        return false;
    };
    match row == other_row {
        true => column + 1 == other_column,
        false => row + 1 == other_row && (other_column == column || other_column + 1 == column),
    }
}

/// The consonants that are heard, one for all that sound alike.
pub fn sound(word: &[char]) -> String {
    let mut sound = String::new();
    let mut rest = word;
    while let [letter, behind @ ..] = rest {
        rest = behind;
        let heard = match (letter, behind) {
            ('c', ['e' | 'i' | 'y', ..]) | ('z', _) => 's',
            ('c' | 'q', _) => 'k',
            ('h', _) => continue,
            (vowel, _) if is_vowel(*vowel) => continue,
            (letter, _) => *letter,
        };
        if !sound.ends_with(heard) {
            sound.push(heard);
        }
    }
    sound
}
