//! CPU time of processes, from `/proc`.

use std::time::Duration;

use anyhow::Context;

/// Ticks of a second in `/proc`, which is what Linux shows to programs on every machine.
const TICKS: u64 = 100;

/// What a process spent so far, without its children.
pub fn of_process(pid: u32) -> anyhow::Result<Duration> {
    let stat = stat(pid)?;
    Ok(ticks(field(&stat, UTIME)? + field(&stat, STIME)?))
}

/// What a database server spent so far: its first process, those that ended, and those that run.
pub fn of_server(pid: u32) -> anyhow::Result<Duration> {
    let own = stat(pid)?;
    let mut sum = [UTIME, STIME, ENDED_UTIME, ENDED_STIME]
        .into_iter()
        .map(|place| field(&own, place))
        .sum::<anyhow::Result<u64>>()?;
    let children = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children"))?;
    for child in children.split_whitespace() {
        // one that ends meanwhile is counted the next time
        if let Ok(stat) = stat(child.parse()?) {
            sum += field(&stat, UTIME)? + field(&stat, STIME)?;
        }
    }
    Ok(ticks(sum))
}

/// Places behind the name in brackets, which may contain anything (`man 5 proc_pid_stat`).
const UTIME: usize = 11;
const STIME: usize = 12;
const ENDED_UTIME: usize = 13;
const ENDED_STIME: usize = 14;

fn stat(pid: u32) -> anyhow::Result<String> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    let (_, fields) = text.rsplit_once(')').context("no process")?;
    Ok(fields.to_owned())
}

fn field(stat: &str, place: usize) -> anyhow::Result<u64> {
    let field = stat.split_whitespace().nth(place);
    Ok(field.context("too few fields")?.parse()?)
}

fn ticks(count: u64) -> Duration {
    Duration::from_millis(count * 1000 / TICKS)
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    #[test]
    fn a_process_that_works_spends_time() {
        let pid = std::process::id();
        let (before, began) = (of_process(pid).unwrap(), Instant::now());
        let mut spent = Duration::ZERO;
        while spent.is_zero() && began.elapsed() < Duration::from_secs(30) {
            spent = of_process(pid).unwrap() - before;
        }
        assert!(!spent.is_zero());
        assert!(of_server(pid).unwrap() >= before);
    }
}
