//! Address rules by country: a small table of postal codes and states, and the list of all
//! countries. For a country that is not in the table, both are optional and kept as typed.

mod names;

use types::{Invalid, Language, Text};

use names::COUNTRIES;

/// How postal codes look: `9` a digit, `A` a letter, anything else stands for itself.
const POSTAL: &[(&str, &[&str])] = &[
    ("AT", &["9999"]),
    ("AU", &["9999"]),
    ("BE", &["9999"]),
    ("BG", &["9999"]),
    ("BR", &["99999-999"]),
    ("CA", &["A9A 9A9"]),
    ("CH", &["9999"]),
    ("CN", &["999999"]),
    ("CY", &["9999"]),
    ("CZ", &["999 99"]),
    ("DE", &["99999"]),
    ("DK", &["9999"]),
    ("EE", &["99999"]),
    ("ES", &["99999"]),
    ("FI", &["99999"]),
    ("FR", &["99999"]),
    (
        "GB",
        &[
            "A9 9AA", "A99 9AA", "AA9 9AA", "AA99 9AA", "A9A 9AA", "AA9A 9AA",
        ],
    ),
    ("GR", &["999 99"]),
    ("HR", &["99999"]),
    ("HU", &["9999"]),
    ("IL", &["9999999", "99999"]),
    ("IN", &["999999"]),
    ("IS", &["999"]),
    ("IT", &["99999"]),
    ("JP", &["999-9999"]),
    ("KR", &["99999"]),
    ("LI", &["9999"]),
    ("LT", &["99999"]),
    ("LU", &["9999"]),
    ("MX", &["99999"]),
    ("MY", &["99999"]),
    ("NL", &["9999 AA"]),
    ("NO", &["9999"]),
    ("NZ", &["9999"]),
    ("PL", &["99-999"]),
    ("PT", &["9999-999"]),
    ("RO", &["999999"]),
    ("RS", &["99999"]),
    ("SE", &["999 99"]),
    ("SG", &["999999"]),
    ("SI", &["9999"]),
    ("SK", &["999 99"]),
    ("TR", &["99999"]),
    ("TW", &["999", "99999", "999999"]),
    ("UA", &["99999"]),
    ("US", &["99999", "99999-9999"]),
    ("ZA", &["9999"]),
];

/// Countries whose postal service wants the state on the parcel: code and name of each.
const STATES: &[(&str, &str)] = &[
    (
        "US",
        "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,\
         DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,\
         IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,\
         MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,\
         NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,\
         NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,\
         RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,\
         VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,\
         AS American Samoa,GU Guam,MP Northern Mariana Islands,PR Puerto Rico,\
         VI U.S. Virgin Islands,AA Armed Forces Americas,AE Armed Forces Europe,\
         AP Armed Forces Pacific",
    ),
    (
        "CA",
        "AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,\
         NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,\
         QC Quebec,SK Saskatchewan,YT Yukon",
    ),
    (
        "AU",
        "ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,\
         SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia",
    ),
    (
        "BR",
        "AC Acre,AL Alagoas,AP Amapá,AM Amazonas,BA Bahia,CE Ceará,DF Distrito Federal,\
         ES Espírito Santo,GO Goiás,MA Maranhão,MT Mato Grosso,MS Mato Grosso do Sul,\
         MG Minas Gerais,PA Pará,PB Paraíba,PR Paraná,PE Pernambuco,PI Piauí,RJ Rio de Janeiro,\
         RN Rio Grande do Norte,RS Rio Grande do Sul,RO Rondônia,RR Roraima,SC Santa Catarina,\
         SP São Paulo,SE Sergipe,TO Tocantins",
    ),
];

/// Countries whose addresses have no postal code.
const WITHOUT_CODES: &str = "AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH \
    GM GQ GY HK JM KI KM KP LY ML MO MR MW NR NU QA RW SB SC SL SR ST SY TG TK TO TV UG VU YE ZW";

/// Countries some of whose addresses name a state or province, which none must.
const SOME_STATES: &str = "AR CN IN IT JP MX MY NG TH";

/// How an address of a country is filled in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountryForm {
    /// ISO 3166-1 alpha-2.
    pub code: &'static str,
    /// Whether its addresses have a postal code.
    pub has_postal_code: bool,
    /// Whether at least some of its addresses name a state or province.
    pub has_state: bool,
    /// Codes and names to choose one of; empty where none must be named.
    pub states: Vec<(&'static str, &'static str)>,
}

/// All countries, by their codes.
pub fn countries() -> impl Iterator<Item = CountryForm> {
    let among = |list: &str, code| list.split(' ').any(|other| other == code);
    COUNTRIES.iter().map(move |&(code, ..)| {
        let states = look_up(STATES, code).unwrap_or_default().split(',');
        let states: Vec<_> = states.filter_map(|state| state.split_once(' ')).collect();
        CountryForm {
            code,
            has_postal_code: !among(WITHOUT_CODES, code),
            has_state: !states.is_empty() || among(SOME_STATES, code),
            states,
        }
    })
}

/// What people of a language call the country with this code.
pub(crate) fn name(code: &str, language: Language) -> &str {
    let country = COUNTRIES.iter().find(|(of, ..)| *of == code);
    country.map_or(code, |&(_, english, german)| language.say(english, german))
}

/// A country of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Country(&'static str);

impl Country {
    /// By its two letters, in any case.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let raw = raw.trim();
        COUNTRIES
            .iter()
            .map(|&(code, ..)| code)
            .find(|code| code.eq_ignore_ascii_case(raw))
            .map(Self)
            .ok_or_else(|| {
                let message = "Choose a country by its two letters, such as US or DE";
                Invalid::new("unknown_country", message)
            })
    }

    /// Its two letters.
    pub fn code(self) -> &'static str {
        self.0
    }

    /// The state's code; required where the country's states are known.
    pub fn state(self, raw: Option<&str>) -> Result<Option<String>, Invalid> {
        let given = Text::<80>::parse_optional(raw)?;
        let Some(states) = look_up(STATES, self.0) else {
            return Ok(given.map(Text::into_string));
        };
        let given = given.ok_or_else(|| Invalid::new("required", "Choose a state or province"))?;
        let matches = |state: &&str| {
            let (code, name) = state.split_once(' ').unwrap_or((state, state));
            let given = given.as_str();
            code.eq_ignore_ascii_case(given) || name.to_lowercase() == given.to_lowercase()
        };
        match states.split(',').find(matches) {
            Some(state) => Ok(state.split(' ').next().map(str::to_owned)),
            None => {
                let message = "Choose a state or province of this country";
                Err(Invalid::new("unknown_state", message))
            }
        }
    }

    /// The postal code as the country writes it; required where the country has them.
    pub fn postal_code(self, raw: Option<&str>) -> Result<Option<String>, Invalid> {
        let given = Text::<12>::parse_optional(raw)?;
        let Some(patterns) = look_up(POSTAL, self.0) else {
            return Ok(given.map(Text::into_string));
        };
        let given = given.ok_or_else(|| Invalid::new("required", "Enter a postal code"))?;
        let bare: Vec<char> = given
            .as_str()
            .chars()
            .filter(|c| !matches!(c, ' ' | '-'))
            .map(|c| c.to_ascii_uppercase())
            .collect();
        let written = patterns.iter().find_map(|pattern| fill(pattern, &bare));
        written.map(Some).ok_or_else(|| {
            let example = patterns.first().copied().unwrap_or_default();
            let message = format!(
                "Enter a postal code in the format {}",
                example.replace('9', "0")
            );
            Invalid::new("invalid_postal_code", message)
        })
    }
}

fn look_up<T: Copy>(table: &[(&str, T)], code: &str) -> Option<T> {
    table
        .iter()
        .find(|(of, _)| *of == code)
        .map(|(_, rule)| *rule)
}

/// Writes letters and digits in the places of a pattern, if they fit it to the end.
fn fill(pattern: &str, bare: &[char]) -> Option<String> {
    let mut given = bare.iter();
    let mut written = String::new();
    for place in pattern.chars() {
        written.push(match place {
            '9' => *given.next().filter(|c| c.is_ascii_digit())?,
            'A' => *given.next().filter(|c| c.is_ascii_uppercase())?,
            sign => sign,
        });
    }
    given.next().is_none().then_some(written)
}

#[cfg(test)]
mod tests;
