//! Processor time, as Linux counts it.

use std::time::Duration;

use anyhow::Context;

/// The unit of the kernel's figures, which is the same on every machine (proc(5), `USER_HZ`).
const TICK: Duration = Duration::from_millis(10);

/// What all other programs of this machine have used since it was started: the marketplace, where
/// nothing else runs beside the bench.
pub fn of_others() -> anyhow::Result<Duration> {
    let machine = std::fs::read_to_string("/proc/stat").context("reading /proc/stat")?;
    let own = std::fs::read_to_string("/proc/self/stat").context("reading /proc/self/stat")?;
    let ticks = busy(&machine)
        .context("/proc/stat")?
        .saturating_sub(used(&own).context("/proc/self/stat")?);
    Ok(TICK * u32::try_from(ticks).context("a machine that has run for years")?)
}

/// User, nice, system, and both kinds of interrupts of the first line; not idle, and not what other
/// guests of the same host took.
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

/// User and system time, the fields 14 and 15: the second one, the name, may hold anything.
fn used(stat: &str) -> Option<u64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(user + system)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_process_and_a_machine_used_is_read() {
        let process = "7 (a) b) S 1 7 7 0 -1 4194560 9 0 0 0 210 35 0 0 20 0 1 0 99";
        assert_eq!(used(process), Some(245));
        let machine = "cpu  100 5 40 9000 70 3 2 11 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n";
        assert_eq!(busy(machine), Some(150));
        assert_eq!(busy("cpu 1"), None);
    }
}
