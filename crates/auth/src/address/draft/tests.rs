//! How a typed address is normalized, and what is refused.

use super::*;

fn form() -> Form {
    Form {
        first_name: " Ada ".into(),
        last_name: "Lovelace".into(),
        company_name: Some("  ".into()),
        country: "us".into(),
        address_line1: "1 Engine Way".into(),
        address_line2: None,
        city: "Portland".into(),
        state: Some("Oregon".into()),
        postal_code: Some("97201".into()),
        phone_number: "+1 (503) 555-0100".into(),
    }
}

fn faults(form: &Form) -> Vec<(&'static str, &'static str)> {
    match form.check() {
        Err(Error::Refused(faults)) => faults
            .into_iter()
            .map(|fault| (fault.field, fault.invalid.code))
            .collect(),
        Err(other) => panic!("{other}"),
        Ok(_) => Vec::new(),
    }
}

#[test]
fn a_good_address_is_tidied() {
    let draft = form().check().unwrap();
    assert_eq!(draft.first_name, "Ada");
    assert_eq!(draft.company_name, None);
    assert_eq!(draft.country, "US");
    assert_eq!(draft.state.as_deref(), Some("OR"));
    assert_eq!(draft.phone_number, "+15035550100");
}

#[test]
fn a_place_is_written_as_its_country_writes_it() {
    let draft = form().check().unwrap();
    let lines = |country| {
        [
            "Ada Lovelace",
            "1 Engine Way",
            "Portland, OR 97201",
            country,
        ]
    };
    assert_eq!(draft.lines(Language::En), lines("United States"));
    assert_eq!(draft.lines(Language::De), lines("Vereinigte Staaten"));
    let german = Form {
        country: "de".into(),
        city: "Hamburg".into(),
        state: None,
        postal_code: Some("20457".into()),
        ..form()
    };
    assert_eq!(german.check().unwrap().place(), "20457 Hamburg");
}

#[test]
fn all_faults_are_told_at_once() {
    assert_eq!(
        faults(&Form::default()),
        [
            ("first_name", "required"),
            ("last_name", "required"),
            ("address_line1", "required"),
            ("city", "required"),
            ("phone_number", "invalid_phone_number"),
            ("country", "unknown_country"),
        ]
    );
}

#[test]
fn a_line_break_or_nul_in_an_address_is_refused() {
    for bad in ["1 Engine Way\nParis", "a\0b"] {
        let form = Form {
            address_line1: bad.into(),
            ..form()
        };
        assert_eq!(faults(&form), [("address_line1", "invalid_characters")]);
    }
}

#[test]
fn only_international_numbers_are_taken() {
    for bad in [
        "",
        "0151 2345678",
        "+0151234567",
        "+12",
        "+1234567890123456",
        "+1503555O100",
    ] {
        let form = Form {
            phone_number: bad.into(),
            ..form()
        };
        assert_eq!(
            faults(&form),
            [("phone_number", "invalid_phone_number")],
            "{bad}"
        );
    }
}

#[test]
fn state_and_postal_code_follow_the_country() {
    let with = |country: &str, state: Option<&str>, code: Option<&str>| Form {
        country: country.into(),
        state: state.map(str::to_owned),
        postal_code: code.map(str::to_owned),
        ..form()
    };
    assert_eq!(
        faults(&with("US", None, Some("97201"))),
        [("state", "required")]
    );
    assert_eq!(
        faults(&with("US", Some("Bavaria"), Some("97201"))),
        [("state", "unknown_state")]
    );
    assert_eq!(
        faults(&with("US", Some("OR"), Some("972"))),
        [("postal_code", "invalid_postal_code")]
    );
    assert_eq!(
        faults(&with("DE", None, None)),
        [("postal_code", "required")]
    );
    assert_eq!(faults(&with("DE", None, Some("80331"))), []);
    assert_eq!(faults(&with("HK", None, None)), []);
    assert_eq!(
        faults(&with("XX", None, None)),
        [("country", "unknown_country")]
    );
    let british = with("GB", None, Some("sw1a1aa")).check().unwrap();
    assert_eq!(british.postal_code.as_deref(), Some("SW1A 1AA"));
}
