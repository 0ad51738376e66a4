//! Round after round, until all is done or somebody wants it to end.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::Context;
use chrono::{SecondsFormat, Utc};
use tokio::process::Command;

use crate::binaries::{self, Binaries, Built};
use crate::guards::{self, Scratch};
use crate::machine;
use crate::options::Options;
use crate::parts::{Part, Tests, Work};
use crate::process::{self, Ended, Stop};
use crate::state::{Round, State};
use crate::{report, say};

/// How much of what a failed round said is kept.
const LAST_LINES: usize = 60;

/// One call of the program.
pub struct Run {
    options: Options,
    root: PathBuf,
    /// Of results and reports.
    folder: PathBuf,
    /// Of what the tests print.
    logs: PathBuf,
    state: State,
    commit: String,
    machine: String,
    stop: Stop,
    begun: Instant,
}

/// What a round has come to: none if it was stopped.
type Outcome = Option<Result<String, String>>;

impl Run {
    /// Goes on where the last one of this seed was.
    pub fn open(options: Options) -> anyhow::Result<Self> {
        binaries::check_database()?;
        let root = crate::root()?;
        let usual = target(&root).join("verify").join(options.seed.to_string());
        let logs = usual.join("logs");
        std::fs::create_dir_all(&logs)?;
        let folder = options.folder.as_ref().map_or(usual, |own| root.join(own));
        std::fs::create_dir_all(&folder)?;
        let mut state = State::open(&folder)?;
        if options.again {
            for part in &options.parts {
                state.forget(part.name)?;
            }
        }
        Ok(Self {
            state,
            commit: machine::commit(&root)?,
            machine: machine::machine(),
            stop: process::listen()?,
            begun: Instant::now(),
            root,
            folder,
            logs,
            options,
        })
    }

    /// Runs what is not done yet; answers whether anything of it all has failed.
    pub async fn go(mut self) -> anyhow::Result<bool> {
        say(&format!(
            "seed {}, commit {}",
            self.options.seed, self.commit
        ))?;
        let log = self.logs.join("build.log");
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&self.root);
        match binaries::build(cargo, &[], &log, &self.stop).await? {
            Built::Binaries(binaries) => self.parts(&binaries).await?,
            Built::Failed(words) => anyhow::bail!("the tests cannot be built: {words}"),
            Built::Stopped => {}
        }
        self.report()?;
        let (text, _) = self.reports();
        say(&format!(
            "{}\n{}",
            report::summary(&self.state),
            text.display()
        ))?;
        let mut parts = self.options.parts.iter();
        Ok(parts.any(|part| report::has_failed(&self.state, part)))
    }

    async fn parts(&mut self, binaries: &Binaries) -> anyhow::Result<()> {
        let parts = self.options.parts.clone();
        for (place, part) in parts.iter().enumerate() {
            let title = format!("[{}/{}] {}", place + 1, parts.len(), part.name);
            for number in part.numbers() {
                if self.is_over() {
                    return Ok(());
                }
                if !self.state.has(part.name, number) {
                    self.round(&title, part, number, binaries).await?;
                }
            }
        }
        Ok(())
    }

    /// Whether no other round is begun.
    fn is_over(&self) -> bool {
        let late = |time: Duration| self.begun.elapsed() > time;
        *self.stop.borrow() || self.options.time.is_some_and(late)
    }

    async fn round(
        &mut self,
        title: &str,
        part: &Part,
        number: u32,
        binaries: &Binaries,
    ) -> anyhow::Result<()> {
        let begun = Instant::now();
        let log = self.logs.join(format!("{}-{number}.log", part.name));
        let outcome = match &part.work {
            Work::Tests(tests) => self.tests(tests, number, binaries, &log).await?,
            Work::Guard => self.guard(number, binaries, &log).await?,
        };
        let Some(outcome) = outcome else {
            return Ok(());
        };
        let took = begun.elapsed();
        let word = match &outcome {
            Ok(_) => "passed",
            Err(_) => "FAILED",
        };
        let said = outcome.as_ref().map_or("", String::as_str);
        let round = Round {
            commit: self.commit.clone(),
            machine: self.machine.clone(),
            at: Utc::now().to_rfc3339_opts(SecondsFormat::Secs, true),
            seconds: took.as_secs(),
            found: binaries::found(said),
            failure: outcome.err(),
        };
        if round.failure.is_none() {
            std::fs::remove_file(&log).ok();
        }
        self.state.keep(part.name, number, round)?;
        self.report()?;
        let left = self.left(part);
        say(&format!(
            "{title}: round {number} (of {} to {}) {word} in {}; {} elapsed, about {} left in this part",
            part.rounds.0,
            part.rounds.1,
            report::time(took),
            report::time(self.begun.elapsed()),
            report::time(left),
        ))?;
        Ok(())
    }

    /// How long the rest of a part takes, if it goes on as it went.
    fn left(&self, part: &Part) -> Duration {
        let (mut done, mut seconds) = (0, 0);
        for (_, round) in self.state.rounds(part.name) {
            done += 1;
            seconds += round.seconds;
        }
        let usual = Duration::from_secs(seconds).checked_div(done);
        usual.unwrap_or(part.expected()) * part.count().saturating_sub(done)
    }

    async fn tests(
        &self,
        tests: &Tests,
        number: u32,
        binaries: &Binaries,
        log: &std::path::Path,
    ) -> anyhow::Result<Outcome> {
        let mut command = binaries.command(tests.package, tests.target, tests.names)?;
        for (name, value) in self.environment(tests, number) {
            command.env(name, value);
        }
        let limit = Duration::from_secs(60 * u64::from(tests.limit));
        let ended = process::run(command, limit, log, &self.stop).await?;
        let said = process::read_log(log)?;
        Ok(match ended {
            Ended::Stopped => None,
            Ended::Success if binaries::all_passed(&said, tests.names.len()) => Some(Ok(said)),
            Ended::Success => Some(Err(failure("not all tests were run", &said))),
            Ended::Failure(how) => Some(Err(failure(&how, &said))),
        })
    }

    /// What a round's tests find in their environment.
    fn environment(&self, tests: &Tests, number: u32) -> Vec<(&'static str, String)> {
        let seed = seed(self.options.seed, number).to_string();
        let mut all = vec![("VERIFY_SEED", seed.clone()), ("PROPTEST_RNG_SEED", seed)];
        // the report keeps the last lines: they are to be the message
        let plain = ["RUST_BACKTRACE", "RUST_LIB_BACKTRACE"];
        all.extend(plain.map(|name| (name, "0".to_owned())));
        let sizes = tests.sizes.iter();
        all.extend(sizes.map(|(name, value)| (*name, (*value).to_owned())));
        all
    }

    async fn guard(
        &self,
        number: u32,
        binaries: &Binaries,
        log: &std::path::Path,
    ) -> anyhow::Result<Outcome> {
        let guard = guards::of_round(number)?;
        let folder = target(&self.root).join("verify/guards");
        std::fs::create_dir_all(&folder)?;
        let scratch = Scratch::open(&self.root, &folder)?;
        let ended = guards::check_without(&guard, &scratch, binaries, log, &self.stop).await?;
        Ok(match ended {
            Ended::Stopped => None,
            Ended::Success => Some(Ok("verified: 1 guards\n".to_owned())),
            Ended::Failure(how) => {
                let how = format!("{} ({}): {how}", guard.name, guard.file);
                Some(Err(failure(&how, &process::read_log(log)?)))
            }
        })
    }

    fn reports(&self) -> (PathBuf, PathBuf) {
        (
            self.folder.join("report.md"),
            self.folder.join("report.json"),
        )
    }

    fn report(&self) -> anyhow::Result<()> {
        let (text, json) = self.reports();
        let report = report::report(&self.state, self.options.seed);
        std::fs::write(text, report::markdown(&report)).context("the report cannot be written")?;
        std::fs::write(json, serde_json::to_vec_pretty(&report)?)?;
        Ok(())
    }
}

/// What a round makes its choices with.
pub fn seed(run_seed: u64, number: u32) -> u64 {
    run_seed * 10_000 + u64::from(number)
}

fn failure(how: &str, said: &str) -> String {
    let lines: Vec<&str> = said.lines().collect();
    let last = lines.iter().skip(lines.len().saturating_sub(LAST_LINES));
    let last: Vec<&str> = last.copied().collect();
    format!("{how}\n{}", last.join("\n"))
}

/// Where cargo puts what it builds.
fn target(root: &std::path::Path) -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root.join(folder),
        None => root.join("target"),
    }
}
