//! What the full tier consists of.

use std::time::Duration;

/// Many rounds of one kind.
pub struct Part {
    pub name: &'static str,
    /// What holds if it passes.
    pub proves: &'static str,
    /// How much of it all rounds together do.
    pub size: &'static str,
    /// The first round and the last.
    pub rounds: (u32, u32),
    /// How long all rounds take on two cores, about.
    pub minutes: u32,
    pub work: Work,
}

/// What a round does.
pub enum Work {
    Tests(Tests),
    /// Removes the guard of the round's number and expects a test to fail.
    Guard,
}

/// Tests of one test binary, sized by the environment.
pub struct Tests {
    pub package: &'static str,
    pub target: &'static str,
    pub names: &'static [&'static str],
    pub sizes: &'static [(&'static str, &'static str)],
    /// After so many minutes a round has failed.
    pub limit: u32,
}

impl Part {
    /// Its rounds by number.
    pub fn numbers(&self) -> std::ops::RangeInclusive<u32> {
        self.rounds.0..=self.rounds.1
    }

    /// How many rounds it has.
    pub fn count(&self) -> u32 {
        self.rounds.1 + 1 - self.rounds.0
    }

    /// How long a round should take.
    pub fn expected(&self) -> Duration {
        Duration::from_secs(60 * u64::from(self.minutes)) / self.count().max(1)
    }

    /// It in one line.
    pub fn line(&self) -> String {
        let Self {
            name,
            proves,
            size,
            minutes,
            ..
        } = self;
        format!("{name:<14} about {minutes:>2} min  {size}: {proves}")
    }
}

const RACES: &str = "every piece is sold once, and buyers who get none are told before they pay";
const KILLS: &str = "nothing that was acknowledged is lost, and nobody is charged twice";
const FUZZ: &str = "no request causes an error, every response is one that the API document has, and rejected requests change nothing";
const CHAOS: &str = "our books and PayPal's agree to the cent, and nothing is stuck";
const GUARDS: &str = "removing any of the safeguards makes a test fail";

const fn buyers(name: &'static str, rounds: (u32, u32)) -> Part {
    Part {
        name,
        proves: RACES,
        size: "50 runs of 1,000 concurrent buyers for 10 pieces",
        rounds,
        minutes: 5,
        work: Work::Tests(Tests {
            package: "gateway",
            target: "suite",
            names: &[
                "races::sale::buyers_at_once_get_each_piece_once_and_the_rest_are_told_before_paying",
            ],
            sizes: &[("VERIFY_BUYERS", "1000"), ("VERIFY_PIECES", "10")],
            limit: 10,
        }),
    }
}

const fn cable(name: &'static str, rounds: (u32, u32)) -> Part {
    Part {
        name,
        proves: CHAOS,
        size: "5,100 checkouts over connections that break, stall, or are slow",
        rounds,
        minutes: 20,
        work: Work::Tests(Tests {
            package: "gateway",
            target: "suite",
            names: &["chaos::on_cables_that_break_stall_and_crawl_both_books_are_equal_as_well"],
            sizes: &[],
            limit: 15,
        }),
    }
}

const fn kills(name: &'static str, size: &'static str, rounds: (u32, u32)) -> Part {
    Part {
        name,
        proves: KILLS,
        size,
        rounds,
        minutes: 10,
        work: Work::Tests(Tests {
            package: "demo",
            target: "crash",
            names: &[
                "killed_in_mid_checkout_again_and_again_and_its_database_too_the_shop_loses_nothing_that_it_had_answered",
            ],
            // a shopper's proof is good for ten minutes
            sizes: &[("VERIFY_KILLS", "20")],
            limit: 12,
        }),
    }
}

const fn fuzz(name: &'static str, rounds: (u32, u32)) -> Part {
    Part {
        name,
        proves: FUZZ,
        size: "62,500 generated requests",
        rounds,
        minutes: 12,
        work: Work::Tests(Tests {
            package: "gateway",
            target: "suite",
            names: &["fuzz::whatever_is_sent_the_answer_is_one_that_the_document_promises"],
            sizes: &[("VERIFY_REQUESTS", "2500"), ("VERIFY_SECONDS", "1200")],
            limit: 25,
        }),
    }
}

const fn guards(name: &'static str, rounds: (u32, u32)) -> Part {
    Part {
        name,
        proves: GUARDS,
        size: "10 safeguards",
        rounds,
        minutes: 15,
        work: Work::Guard,
    }
}

/// All parts, those first that say most for their time.
pub static PARTS: [Part; 26] = [
    Part {
        name: "authorization",
        proves: "no operation lets anyone see or change what is not theirs",
        size: "every operation as every kind of user",
        rounds: (1, 1),
        minutes: 1,
        work: Work::Tests(Tests {
            package: "gateway",
            target: "suite",
            names: &[
                "authorization::nobody_gets_what_is_not_theirs_from_any_operation",
                "authorization::who_may_not_call_hears_that_and_nothing_of_what_else_is_wrong",
                "authorization::foreign_ids::what_is_somebody_elses_is_answered_like_what_is_not_there",
                "authorization::foreign_ids::an_id_of_somebody_else_in_ones_own_request_is_like_one_that_nothing_has",
            ],
            sizes: &[],
            limit: 15,
        }),
    },
    buyers("buyers-1", (1, 50)),
    buyers("buyers-2", (51, 100)),
    Part {
        name: "coupon",
        proves: "a coupon for a single order is used once",
        size: "50 runs of 500 concurrent checkouts",
        rounds: (1, 50),
        minutes: 3,
        work: Work::Tests(Tests {
            package: "gateway",
            target: "suite",
            names: &["races::sale::buyers_at_once_use_a_coupon_as_often_as_it_says"],
            sizes: &[("VERIFY_BUYERS", "500"), ("VERIFY_USES", "1")],
            limit: 10,
        }),
    },
    Part {
        name: "keys",
        proves: "each idempotency key takes effect once, and its repeats get the same response",
        size: "1,000 keys, each sent 100 times at once",
        rounds: (1, 20),
        minutes: 5,
        work: Work::Tests(Tests {
            package: "gateway",
            target: "suite",
            names: &["races::sale::keys_sent_a_hundred_times_at_once_are_one_order_each"],
            sizes: &[("VERIFY_KEYS", "50")],
            limit: 15,
        }),
    },
    Part {
        name: "gateways",
        proves: "two gateways on one database are as safe as one",
        size: "10 runs of the races between two gateways",
        rounds: (1, 10),
        minutes: 2,
        work: Work::Tests(Tests {
            package: "gateway",
            target: "suite",
            names: &[
                "races::gateways::two_gateways_sell_each_piece_once",
                "races::gateways::two_gateways_give_a_coupon_as_often_as_it_says",
                "races::gateways::a_key_sent_to_two_gateways_at_once_is_one_order",
                "races::gateways::a_payment_captured_at_two_gateways_at_once_is_taken_once",
                "races::gateways::a_piece_goes_to_a_buyer_or_off_the_shelf_whichever_gateway_is_told",
            ],
            sizes: &[],
            limit: 15,
        }),
    },
    Part {
        name: "chaos",
        proves: CHAOS,
        size: "10,200 checkouts with every kind of PayPal failure",
        rounds: (1, 34),
        minutes: 11,
        work: Work::Tests(Tests {
            package: "gateway",
            target: "suite",
            names: &[
                "chaos::three_hundred_checkouts_under_all_faults_leave_both_books_equal_to_the_cent",
            ],
            sizes: &[],
            limit: 15,
        }),
    },
    kills(
        "kills-1",
        "260 kills of the gateway, with PostgreSQL killed before every second one",
        (1, 13),
    ),
    kills(
        "kills-2",
        "240 kills of the gateway, with PostgreSQL killed before every second one",
        (14, 25),
    ),
    Part {
        name: "walks",
        proves: "whatever happens to paid orders, every cent and every piece is accounted for",
        size: "720 random sequences of events",
        rounds: (1, 12),
        minutes: 50,
        work: Work::Tests(Tests {
            package: "seller",
            target: "seller",
            names: &[
                "walk::whatever_happens_to_paid_orders_every_cent_and_every_piece_is_accounted_for",
            ],
            sizes: &[("VERIFY_WALKS", "60")],
            limit: 30,
        }),
    },
    Part {
        name: "year",
        proves: "the ledger, the statements and PayPal's books add up",
        size: "a year of 10,000 orders",
        rounds: (1, 1),
        minutes: 15,
        work: Work::Tests(Tests {
            package: "seller",
            target: "seller",
            names: &["year::a_year_of_ten_thousand_orders_adds_up_to_the_cent"],
            sizes: &[],
            limit: 80,
        }),
    },
    fuzz("fuzz-1", (1, 25)),
    fuzz("fuzz-2", (26, 50)),
    fuzz("fuzz-3", (51, 75)),
    fuzz("fuzz-4", (76, 100)),
    guards("guards-1", (1, 10)),
    guards("guards-2", (11, 20)),
    guards("guards-3", (21, 30)),
    guards("guards-4", (31, 40)),
    Part {
        name: "swaps",
        proves: "somebody else's ID gets the same response as one that does not exist, at either gateway",
        size: "5,000 IDs of other users, sent to two gateways",
        rounds: (1, 17),
        minutes: 2,
        work: Work::Tests(Tests {
            package: "gateway",
            target: "suite",
            names: &[
                "authorization::foreign_ids::swaps::ids_swapped_over_two_gateways_tell_nothing",
            ],
            sizes: &[],
            limit: 10,
        }),
    },
    cable("cable-1", (1, 17)),
    cable("cable-2", (18, 34)),
    Part {
        name: "overload",
        proves: "throughput does not drop, and rejected requests are answered at once",
        size: "20 runs of 60 s at ten times the load",
        rounds: (1, 20),
        minutes: 40,
        work: Work::Tests(Tests {
            package: "gateway",
            target: "suite",
            names: &[
                "races::overload::ten_times_the_load_is_answered_as_well_as_the_most_that_can_be",
            ],
            sizes: &[("VERIFY_SECONDS", "60")],
            limit: 10,
        }),
    },
    Part {
        name: "restarts",
        proves: "no request fails while two gateways are restarted in turn",
        size: "100 restarts under load",
        // a buyer's proof is good for ten minutes
        rounds: (1, 10),
        minutes: 6,
        work: Work::Tests(Tests {
            package: "gateway",
            target: "suite",
            names: &["races::restarts::while_two_gateways_are_restarted_in_turns_no_request_fails"],
            sizes: &[("VERIFY_RESTARTS", "10")],
            limit: 9,
        }),
    },
    Part {
        name: "failover",
        proves: "behind HAProxy, gateways restart and the primary dies, and nothing is lost",
        size: "a cluster of three gateways and three databases",
        rounds: (1, 10),
        minutes: 12,
        work: Work::Tests(Tests {
            package: "demo",
            target: "crash",
            names: &[
                "failover::gateways_restart_and_the_primary_dies_and_nothing_is_lost_that_was_answered",
            ],
            sizes: &[],
            limit: 15,
        }),
    },
    Part {
        name: "restore",
        proves: "a backup is restored to a moment: all before it is there, and the books name all after it",
        size: "a cluster of three gateways and three databases",
        rounds: (1, 5),
        minutes: 6,
        work: Work::Tests(Tests {
            package: "demo",
            target: "crash",
            names: &[
                "restore::a_backup_restored_to_a_moment_has_all_before_it_and_the_books_name_all_after_it",
            ],
            sizes: &[],
            limit: 15,
        }),
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_has_a_name_of_its_own_and_ends_within_ninety_minutes() {
        for (place, part) in PARTS.iter().enumerate() {
            let twins = PARTS.iter().skip(place + 1);
            assert!(twins.into_iter().all(|twin| twin.name != part.name));
            assert!(part.minutes < 90 && part.count() > 0, "{}", part.name);
        }
    }

    #[test]
    fn each_test_that_is_run_exists() {
        let root = crate::root().unwrap();
        for part in &PARTS {
            let Work::Tests(tests) = &part.work else {
                continue;
            };
            for name in tests.names {
                let found = crate::guards::is_test(&root, tests.package, name);
                assert!(found, "{}: {name} is gone", part.name);
            }
        }
    }
}
