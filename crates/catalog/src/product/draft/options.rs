//! Rules of options: at most three, each with 1 to 30 distinct values.

use std::collections::HashSet;

use types::Name;

use super::{SubmittedOption, name};
use crate::error::Fault;
use crate::product::Field;

const MOST_OPTIONS: usize = 3;
const MOST_VALUES: usize = 30;

/// The options trimmed, index for index as they came in; faults are added to `faults`.
pub fn check(raw: &[SubmittedOption], faults: &mut Vec<Fault>) -> Vec<SubmittedOption> {
    if raw.len() > MOST_OPTIONS {
        let message = format!("Use at most {MOST_OPTIONS} options");
        faults.push(Fault::new(Field::Options, "too_many", message));
        return Vec::new();
    }
    let mut names = HashSet::new();
    raw.iter()
        .enumerate()
        .map(|(index, option)| {
            let place = Field::OptionName(index);
            let name = name::<40>(&option.name, place, faults).map(Name::into_string);
            let name = name.unwrap_or_default();
            if !name.is_empty() && !names.insert(name.to_lowercase()) {
                let message = "Another option has this name";
                faults.push(Fault::new(place, "duplicate", message));
            }
            let values = check_values(index, &option.values, faults);
            SubmittedOption { name, values }
        })
        .collect()
}

fn check_values(option: usize, raw: &[String], faults: &mut Vec<Fault>) -> Vec<String> {
    if raw.is_empty() || raw.len() > MOST_VALUES {
        let message = format!("Give an option 1 to {MOST_VALUES} values");
        let place = Field::OptionValues(option);
        faults.push(Fault::new(place, "value_count_out_of_range", message));
        return Vec::new();
    }
    let mut seen = HashSet::new();
    raw.iter()
        .enumerate()
        .filter_map(|(index, value)| {
            let place = Field::OptionValue(option, index);
            let value = name::<60>(value, place, faults)?.into_string();
            if !seen.insert(value.to_lowercase()) {
                let message = "This value already exists";
                faults.push(Fault::new(place, "duplicate", message));
            }
            Some(value)
        })
        .collect()
}
