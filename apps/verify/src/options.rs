//! What is asked for on the command line.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, bail, ensure};

use crate::parts::{PARTS, Part};

const USAGE: &str =
    "usage: verify [PART…] [--only PART,PART] [--seed 1] [--minutes 90] [--folder FOLDER] [--again]
       verify --list";

/// A checked command line.
pub struct Options {
    /// Whether the parts are only to be named.
    pub list: bool,
    /// Which parts are to be run.
    pub parts: Vec<&'static Part>,
    /// What all choices are made with.
    pub seed: u64,
    /// After so long no other round is begun.
    pub time: Option<Duration>,
    /// Where results and reports are kept, if not with what is built.
    pub folder: Option<PathBuf>,
    /// Whether what these parts found before is forgotten.
    pub again: bool,
}

impl Options {
    /// Reads the words behind the program's name.
    pub fn parse(mut words: impl Iterator<Item = String>) -> anyhow::Result<Self> {
        let (mut list, mut again, mut seed) = (false, false, 1_u32);
        let (mut minutes, mut folder) = (None, None);
        let mut names = Vec::new();
        while let Some(word) = words.next() {
            let mut value = || words.next().context(USAGE);
            match word.as_str() {
                "--list" => list = true,
                "--again" => again = true,
                "--only" => names.extend(value()?.split(',').map(str::to_owned)),
                "--seed" => seed = value()?.parse().context(USAGE)?,
                "--minutes" => minutes = Some(value()?.parse::<u32>().context(USAGE)?),
                "--folder" => folder = Some(PathBuf::from(value()?)),
                option if option.starts_with('-') => bail!(USAGE),
                _ => names.push(word),
            }
        }
        for name in &names {
            let known = PARTS.iter().any(|part| part.name == name);
            ensure!(known, "there is no part {name}; --list shows all of them");
        }
        let wanted = |part: &&Part| names.is_empty() || names.iter().any(|name| name == part.name);
        Ok(Self {
            list,
            parts: PARTS.iter().filter(wanted).collect(),
            seed: u64::from(seed),
            time: minutes.map(|minutes| Duration::from_secs(60 * u64::from(minutes))),
            folder,
            again,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> anyhow::Result<Options> {
        Options::parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn a_command_line_says_what_is_to_be_run() {
        let all = parse("").unwrap();
        assert_eq!((all.parts.len(), all.seed), (PARTS.len(), 1));
        assert_eq!(all.folder, None);
        let some =
            parse("kills-1 --only keys,coupon --seed 7 --minutes 80 --folder docs/v --again");
        let some = some.unwrap();
        let names: Vec<_> = some.parts.iter().map(|part| part.name).collect();
        assert_eq!(names, ["coupon", "keys", "kills-1"]);
        assert_eq!((some.seed, some.again), (7, true));
        assert_eq!(some.time, Some(Duration::from_secs(4800)));
        assert_eq!(some.folder, Some(PathBuf::from("docs/v")));
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        for line in ["everything", "--fast", "--seed", "--seed x", "--only"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
