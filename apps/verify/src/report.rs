//! What was run, and what was found, for people and for programs.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde::Serialize;

use crate::parts::{PARTS, Part, Work};
use crate::rounds::seed;
use crate::state::State;

/// A run of one seed, all calls together.
#[derive(Debug, Serialize)]
pub struct Report {
    seed: u64,
    parts: Vec<PartReport>,
}

/// What there is to say of a part.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct PartReport {
    name: &'static str,
    proves: &'static str,
    size: &'static str,
    status: Status,
    rounds: u32,
    rounds_done: usize,
    rounds_failed: usize,
    seconds: u64,
    /// How much was done, as the tests counted it.
    found: BTreeMap<String, u64>,
    commits: BTreeSet<String>,
    machines: BTreeSet<String>,
    /// Of the last round.
    at: Option<String>,
    failures: Vec<Failure>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
enum Status {
    Passed,
    Failed,
    Unfinished,
    NotRun,
}

#[derive(Debug, Serialize)]
struct Failure {
    round: u32,
    commit: String,
    /// The command that runs it again.
    again: Option<String>,
    words: String,
}

/// What is known by now.
pub fn report(state: &State, run_seed: u64) -> Report {
    let part_report = |part| part_report(state, run_seed, part);
    Report {
        seed: run_seed,
        parts: PARTS.iter().map(part_report).collect(),
    }
}

/// Whether a round of a part failed.
pub fn has_failed(state: &State, part: &Part) -> bool {
    let mut rounds = state.rounds(part.name);
    rounds.any(|(_, round)| round.failure.is_some())
}

fn part_report(state: &State, run_seed: u64, part: &'static Part) -> PartReport {
    let mut part_report = PartReport {
        name: part.name,
        proves: part.proves,
        size: part.size,
        status: Status::NotRun,
        rounds: part.count(),
        rounds_done: 0,
        rounds_failed: 0,
        seconds: 0,
        found: BTreeMap::new(),
        commits: BTreeSet::new(),
        machines: BTreeSet::new(),
        at: None,
        failures: Vec::new(),
    };
    for (number, round) in state.rounds(part.name) {
        part_report.rounds_done += 1;
        part_report.seconds += round.seconds;
        for (what, count) in &round.found {
            *part_report.found.entry(what.clone()).or_default() += count;
        }
        part_report.commits.insert(round.commit.clone());
        part_report.machines.insert(round.machine.clone());
        part_report.at = part_report.at.max(Some(round.at.clone()));
        if let Some(words) = &round.failure {
            part_report.rounds_failed += 1;
            part_report.failures.push(Failure {
                round: number,
                commit: round.commit.clone(),
                again: again(part, run_seed, number),
                words: words.clone(),
            });
        }
    }
    part_report.status = status(&part_report);
    part_report
}

fn status(part_report: &PartReport) -> Status {
    let all =
        usize::try_from(part_report.rounds).is_ok_and(|rounds| part_report.rounds_done >= rounds);
    match (part_report.rounds_failed, part_report.rounds_done) {
        (1.., _) => Status::Failed,
        (0, 0) => Status::NotRun,
        (0, _) if all => Status::Passed,
        (0, _) => Status::Unfinished,
    }
}

/// The command that repeats a round.
fn again(part: &Part, run_seed: u64, number: u32) -> Option<String> {
    let Work::Tests(tests) = &part.work else {
        return None;
    };
    let seed = seed(run_seed, number);
    let mut words = vec![
        format!("VERIFY_SEED={seed}"),
        format!("PROPTEST_RNG_SEED={seed}"),
    ];
    let sizes = tests.sizes.iter();
    words.extend(sizes.map(|(name, value)| format!("{name}={value}")));
    words.push(format!(
        "target/debug/with-postgres -- cargo test --workspace --test {} -- \
         --exact --include-ignored --nocapture --test-threads=1",
        tests.target
    ));
    words.extend(tests.names.iter().map(|name| (*name).to_owned()));
    Some(words.join(" "))
}

/// One line for each part that has something to say.
pub fn summary(state: &State) -> String {
    let lines = PARTS.iter().map(|part| {
        let part_report = part_report(state, 0, part);
        format!("{:<14} {}", part_report.name, outcome(&part_report))
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn outcome(part_report: &PartReport) -> String {
    let (done, rounds) = (part_report.rounds_done, part_report.rounds);
    match part_report.status {
        Status::Passed if part_report.commits.len() > 1 => "passed, on several commits".to_owned(),
        Status::Passed => "passed".to_owned(),
        Status::Failed => {
            let failed = part_report.rounds_failed;
            format!("failed in {failed} of {done} rounds run, {rounds} in all")
        }
        Status::Unfinished => format!("passed so far, {done} of {rounds} rounds"),
        Status::NotRun => "not run".to_owned(),
    }
}

/// For people.
pub fn markdown(report: &Report) -> String {
    let mut text = format!(
        "# Verification report, seed {}\n\n\
         | Part | What it proves | Size | Outcome | Done | Time | Commit | Ended |\n\
         |---|---|---|---|---|---|---|---|\n",
        report.seed
    );
    for part in &report.parts {
        let found = part.found.iter();
        let found: Vec<String> = found
            .map(|(what, count)| format!("{count} {what}"))
            .collect();
        let commits: Vec<&str> = part.commits.iter().map(String::as_str).collect();
        let cells = [
            part.name.to_owned(),
            part.proves.to_owned(),
            part.size.to_owned(),
            outcome(part),
            found.join("; "),
            time(Duration::from_secs(part.seconds)),
            commits.join(", "),
            part.at.clone().unwrap_or_default(),
        ];
        text.push_str(&format!("| {} |\n", cells.join(" | ")));
    }
    let machines = report.parts.iter().flat_map(|part| &part.machines);
    let machines: BTreeSet<&str> = machines.map(String::as_str).collect();
    for machine in machines {
        text.push_str(&format!("\nMachine: {machine}\n"));
    }
    for part in &report.parts {
        for failure in &part.failures {
            text.push_str(&section(part.name, failure));
        }
    }
    text
}

fn section(part: &str, failure: &Failure) -> String {
    let again = failure.again.iter();
    let again: String = again
        .map(|words| format!("To reproduce: `{words}`\n\n"))
        .collect();
    format!(
        "\n## {part}, round {}, at {}\n\n{again}````\n{}\n````\n",
        failure.round, failure.commit, failure.words
    )
}

/// As people say it.
pub fn time(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, _) => format!("{minutes} min"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::tests::{folder, round};

    #[test]
    fn a_report_says_what_was_run_what_failed_and_what_was_not_run() {
        let folder = folder("report");
        let mut state = State::open(&folder).unwrap();
        state.keep("keys", 1, round(None)).unwrap();
        state
            .keep("coupon", 2, round(Some("exit 101\n2 orders")))
            .unwrap();
        state.keep("year", 1, round(None)).unwrap();
        std::fs::remove_dir_all(folder).unwrap();
        let report = report(&state, 7);
        let told = |name: &str| {
            let part_report = report.parts.iter().find(|part| part.name == name);
            part_report.map(|part| part.status).unwrap()
        };
        assert_eq!(told("keys"), Status::Unfinished);
        assert_eq!(told("coupon"), Status::Failed);
        assert_eq!(told("year"), Status::Passed);
        assert_eq!(told("chaos"), Status::NotRun);
        assert_eq!(told("failover"), Status::NotRun);
        let text = markdown(&report);
        for words in [
            "passed so far, 1 of 20 rounds | 1000 buyers | 1 min | abc",
            "failed in 1 of 1 rounds run, 50 in all",
            "## coupon, round 2, at abc",
            "VERIFY_SEED=70002",
            "2 orders\n````",
        ] {
            assert!(text.contains(words), "{words}: {text}");
        }
    }
}
