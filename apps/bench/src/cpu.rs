//! CPU time of processes and of the machine, from `/proc`.

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

/// What all other programs of this machine spent since it was started: the marketplace, where nothing
/// else runs beside the bench.
pub fn of_others() -> anyhow::Result<Duration> {
    let machine = busy(&std::fs::read_to_string("/proc/stat")?).context("too few fields")?;
    let own = of_process(std::process::id())?;
    Ok(ticks(machine).saturating_sub(own))
}

/// User, nice, system and both kinds of interrupts: not idle, and not what other guests of the same
/// host took (`man 5 proc_stat`).
fn busy(stat: &str) -> Option<u64> {
    let fields: Vec<u64> = stat
        .lines()
        .next()?
        .split_whitespace()
        .skip(1)
        .map_while(|field| field.parse().ok())
        .collect();
    [0, 1, 2, 5, 6].iter().map(|at| fields.get(*at)).sum()
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
    fn what_a_machine_spent_is_the_first_line_without_idle_times() {
        let stat = "cpu  100 5 40 9000 70 3 2 11 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n";
        assert_eq!(busy(stat), Some(150));
        assert_eq!(busy("cpu 1"), None);
    }

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
