//! Postal codes and states, and the tables they are checked by.

use super::*;

#[test]
fn every_rule_is_of_a_country_that_exists() {
    let countries: Vec<_> = COUNTRIES.iter().map(|country| country.0).collect();
    assert_eq!(countries.len(), 249);
    assert!(countries.is_sorted());
    for code in POSTAL
        .iter()
        .map(|rule| rule.0)
        .chain(STATES.iter().map(|rule| rule.0))
    {
        assert!(countries.contains(&code), "{code}");
    }
}

#[test]
fn every_country_has_one_code_and_a_name_in_each_language() {
    for (code, english, german) in COUNTRIES {
        let of_it = COUNTRIES.iter().filter(|country| country.0 == *code);
        assert_eq!(of_it.count(), 1, "{code}");
        for name in [english, german] {
            assert!(name.len() > 2 && name.trim() == *name, "{code} {name}");
        }
    }
    let names = |code| Language::ALL.map(|language| name(code, language));
    assert_eq!(names("US"), ["United States", "Vereinigte Staaten"]);
    assert_eq!(names("AT"), ["Austria", "Österreich"]);
    assert_eq!(names("XX"), ["XX", "XX"]);
}

#[test]
fn postal_codes_are_written_as_their_country_writes_them() {
    for (country, typed, written) in [
        ("US", "972011234", "97201-1234"),
        ("CA", "k1a0b1", "K1A 0B1"),
        ("NL", "1012 ab", "1012 AB"),
        ("PL", "00 950", "00-950"),
        ("GB", "M11AE", "M1 1AE"),
        ("GB", "ec1a1bb", "EC1A 1BB"),
        ("JP", "1000001", "100-0001"),
        ("AE", "any thing", "any thing"),
    ] {
        let code = Country::parse(country).unwrap().postal_code(Some(typed));
        assert_eq!(code.unwrap().as_deref(), Some(written), "{country} {typed}");
    }
}

#[test]
fn a_postal_code_of_another_shape_is_refused() {
    for (country, typed) in [
        ("US", "9720"),
        ("US", "9720A"),
        ("DE", "803310"),
        ("CA", "1A1 A1A"),
    ] {
        let code = Country::parse(country).unwrap().postal_code(Some(typed));
        assert_eq!(
            code.unwrap_err().code,
            "invalid_postal_code",
            "{country} {typed}"
        );
    }
}

#[test]
fn a_state_is_known_by_code_or_name_and_free_where_it_is_not_listed() {
    let state = |country: &str, raw| Country::parse(country).unwrap().state(raw);
    assert_eq!(
        state("US", Some("new york")).unwrap().as_deref(),
        Some("NY")
    );
    assert_eq!(state("AU", Some("nsw")).unwrap().as_deref(), Some("NSW"));
    assert_eq!(
        state("IT", Some("Toscana")).unwrap().as_deref(),
        Some("Toscana")
    );
    assert_eq!(state("DE", None).unwrap(), None);
    assert_eq!(state("CA", None).unwrap_err().code, "required");
}
