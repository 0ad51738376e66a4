//! The rate limit of a network or an API key: GCRA, which allows a burst and then a steady rate.
//! The limits are generous, because an office or a mobile carrier is one network; they stop
//! machines. Each gateway counts for itself.

use std::hash::{BuildHasher, Hash, RandomState};
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use super::class::Class;
use types::{Network, SessionId};

/// Requests a second, and how many at once before that counts.
const ACCOUNT: (u32, u32) = (2, 60);
const CHECKOUT: (u32, u32) = (20, 200);
const WRITE: (u32, u32) = (20, 200);
/// A page that is wrong in one place reports a few times, and again on each page.
const REPORT: (u32, u32) = (1, 30);
const BROWSE: (u32, u32) = (50, 500);
const SEARCH: (u32, u32) = (10, 100);
/// Of a key, whatever it is used for.
const KEY: (u32, u32) = (10, 100);

/// Networks that a class remembers one by one. From there on the others share places, so
/// that whoever commands millions of addresses cannot fill the memory with them.
const REMEMBERED: usize = 50_000;
const SHARED: u64 = 4096;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    Network(Network),
    Shared(u64),
}

type Limiter<K = Key> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// The networks' recent requests, class by class.
#[derive(Debug)]
pub struct Rates {
    account: Limiter,
    checkout: Limiter,
    write: Limiter,
    report: Limiter,
    browse: Limiter,
    search: Limiter,
    /// By the session that a key stands for; only proven ones get here.
    keys: Limiter<SessionId>,
    hasher: RandomState,
}

impl Rates {
    /// Nobody has asked yet.
    pub fn new() -> Self {
        Self {
            account: limiter(ACCOUNT),
            checkout: limiter(CHECKOUT),
            write: limiter(WRITE),
            report: limiter(REPORT),
            browse: limiter(BROWSE),
            search: limiter(SEARCH),
            keys: limiter(KEY),
            hasher: RandomState::new(),
        }
    }

    /// Counts a request, or tells in how many seconds the next one makes sense.
    pub fn count(&self, class: Class, network: Network) -> Result<(), u32> {
        let limiter = match class {
            Class::Free | Class::Webhook => return Ok(()),
            Class::Account => &self.account,
            Class::Checkout => &self.checkout,
            Class::Write => &self.write,
            Class::Report => &self.report,
            Class::Browse => &self.browse,
            Class::Search => &self.search,
        };
        let key = match limiter.len() < REMEMBERED {
            true => Key::Network(network),
            false => Key::Shared(self.hasher.hash_one(network) % SHARED),
        };
        check(limiter, &key)
    }

    /// Counts a request that came with a key, or tells in how many seconds the next one makes sense.
    pub fn count_key(&self, key: SessionId) -> Result<(), u32> {
        check(&self.keys, &key)
    }

    /// Forgets the networks that have been quiet.
    pub fn tidy(&self) {
        for limiter in [
            &self.account,
            &self.checkout,
            &self.write,
            &self.report,
            &self.browse,
            &self.search,
        ] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        self.keys.retain_recent();
        self.keys.shrink_to_fit();
    }
}

fn check<K: Clone + Eq + Hash>(limiter: &Limiter<K>, key: &K) -> Result<(), u32> {
    limiter.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(limiter.clock().now());
        u32::try_from(wait.as_secs()).map_or(u32::MAX, |seconds| seconds.saturating_add(1))
    })
}

fn limiter<K: Clone + Eq + Hash>((a_second, at_once): (u32, u32)) -> Limiter<K> {
    let some = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    RateLimiter::dashmap(Quota::per_second(some(a_second)).allow_burst(some(at_once)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};

    fn network(number: u32) -> Network {
        Network::of(IpAddr::V4(Ipv4Addr::from(number)))
    }

    fn passed(rates: &Rates, class: Class, network: Network, tries: u32) -> u32 {
        let counted = (0..tries).map(|_| rates.count(class, network));
        u32::try_from(counted.filter(Result::is_ok).count()).unwrap()
    }

    #[test]
    fn a_burst_passes_and_then_the_network_waits_alone() {
        let rates = Rates::new();
        let (_, burst) = ACCOUNT;
        let through = passed(&rates, Class::Account, network(1), 2 * burst);
        assert!((burst..burst + 10).contains(&through), "{through}");
        assert_eq!(rates.count(Class::Account, network(1)), Err(1));
        assert_eq!(rates.count(Class::Account, network(2)), Ok(()));
        assert_eq!(rates.count(Class::Write, network(1)), Ok(()));
    }

    #[test]
    fn a_key_waits_alone() {
        let rates = Rates::new();
        let (loud, quiet) = (SessionId::new(1), SessionId::new(2));
        let (_, burst) = KEY;
        let through = (0..2 * burst).filter(|_| rates.count_key(loud).is_ok());
        let through = u32::try_from(through.count()).unwrap();
        assert!((burst..burst + 10).contains(&through), "{through}");
        assert_eq!(rates.count_key(loud), Err(1));
        assert_eq!(rates.count_key(quiet), Ok(()));
    }

    #[test]
    fn webhooks_and_files_are_not_counted() {
        let rates = Rates::new();
        assert_eq!(passed(&rates, Class::Webhook, network(1), 10_000), 10_000);
        assert_eq!(passed(&rates, Class::Free, network(1), 10_000), 10_000);
    }

    #[test]
    fn the_memory_is_bounded_however_many_networks_ask() {
        let rates = Rates::new();
        let crowd = u32::try_from(REMEMBERED).unwrap() + 50_000;
        for number in 0..crowd {
            let _ = rates.count(Class::Browse, network(number));
        }
        let most = REMEMBERED + usize::try_from(SHARED).unwrap();
        assert!(rates.browse.len() <= most, "{}", rates.browse.len());
    }

    #[test]
    fn quiet_networks_are_forgotten_and_loud_ones_are_not() {
        let rates = Rates::new();
        passed(&rates, Class::Account, network(1), 60);
        let _ = rates.count(Class::Search, network(2));
        // one search is forgiven after a tenth of a second
        std::thread::sleep(std::time::Duration::from_millis(200));
        rates.tidy();
        assert_eq!((rates.account.len(), rates.search.len()), (1, 0));
    }
}
