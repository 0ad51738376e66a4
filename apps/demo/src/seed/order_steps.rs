//! The steps of a shop order: its states up to now.

use chrono::{DateTime, Duration, Utc};

use super::rng::SeededRng;

/// What is to happen to an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scenario {
    /// What time and the random numbers decide.
    Random,
    /// Paid, not shipped yet.
    Waiting,
    /// Shipped, not arrived yet.
    OnTheWay,
    /// Arrived, not closed yet.
    Delivered,
    /// Cancelled by the buyer before it was shipped.
    CancelledByBuyer,
    /// Cancelled by the seller.
    CancelledBySeller,
    /// Never paid.
    Expired,
    /// Arrived, and the buyer asked hours ago to send it back: the shop has to answer.
    ReturnAsked,
    /// Arrived, and the shop has said how to send it back.
    ReturnAccepted,
    /// Sent back and refunded.
    Returned,
    /// Arrived, and the buyer complains at PayPal: the shop has to answer.
    Disputed,
    /// Arrived, and the buyer complained at PayPal, which agreed with the shop.
    DisputeWon,
}

/// Hours from delivery to the buyer's request for a return, of an order nine days old: five
/// hours ago, and not answered.
pub const RETURN_ASKED_AFTER: i64 = 9 * 24 - 20 - 60 - 5;

/// One step.
#[derive(Clone, Debug)]
pub struct Step {
    /// Where it stood; nothing when the order was placed.
    pub from: Option<&'static str>,
    /// Where it went.
    pub to: &'static str,
    /// `buyer`, `seller` or `system`.
    pub actor: &'static str,
    /// When.
    pub at: DateTime<Utc>,
}

/// The steps of an order that was placed then, none of them later than `now`. An order is paid
/// at one moment for all its shops.
pub fn steps(
    scenario: Scenario,
    placed: DateTime<Utc>,
    paid: DateTime<Utc>,
    now: DateTime<Utc>,
    rng: &mut SeededRng,
) -> Vec<Step> {
    let mut steps = vec![Step {
        from: None,
        to: "pending_payment",
        actor: "buyer",
        at: placed,
    }];
    let scenario = match scenario {
        Scenario::Random if rng.in_thousand(22) => Scenario::CancelledByBuyer,
        Scenario::Random if rng.in_thousand(14) => Scenario::CancelledBySeller,
        Scenario::Random if rng.in_thousand(12) => Scenario::Returned,
        other => other,
    };
    if scenario == Scenario::Expired {
        add_step(&mut steps, "expired", "system", Duration::minutes(15));
    } else {
        add_step(&mut steps, "confirmed", "system", paid - placed);
        add_later_steps(&mut steps, scenario, rng);
    }
    steps.retain(|step| step.at <= now);
    steps
}

fn add_step(steps: &mut Vec<Step>, to: &'static str, actor: &'static str, later: Duration) {
    let last = steps.last().map(|step| (step.to, step.at));
    if let Some((from, at)) = last {
        steps.push(Step {
            from: Some(from),
            to,
            actor,
            at: at + later,
        });
    }
}

fn add_later_steps(steps: &mut Vec<Step>, scenario: Scenario, rng: &mut SeededRng) {
    match scenario {
        Scenario::Waiting | Scenario::Expired => return,
        Scenario::CancelledByBuyer => {
            return add_step(steps, "cancelled", "buyer", hours(rng, 1, 7));
        }
        Scenario::CancelledBySeller => {
            return add_step(steps, "cancelled", "seller", hours(rng, 3, 30));
        }
        Scenario::ReturnAsked => {
            add_step(steps, "in_delivery", "seller", Duration::hours(20));
            add_step(steps, "delivered", "seller", Duration::hours(60));
            return add_step(
                steps,
                "return_requested",
                "buyer",
                Duration::hours(RETURN_ASKED_AFTER),
            );
        }
        _ => add_step(steps, "in_delivery", "seller", hours(rng, 8, 44)),
    }
    if scenario == Scenario::OnTheWay {
        return;
    }
    let carrier = if rng.in_thousand(700) {
        "seller"
    } else {
        "buyer"
    };
    add_step(steps, "delivered", carrier, hours(rng, 30, 110));
    match scenario {
        Scenario::Delivered | Scenario::Disputed => {}
        Scenario::ReturnAccepted => {
            add_step(steps, "return_requested", "buyer", hours(rng, 10, 48))
        }
        Scenario::Returned => {
            add_step(steps, "return_requested", "buyer", hours(rng, 10, 72));
            add_step(steps, "returned", "seller", hours(rng, 72, 150));
        }
        _ if rng.in_thousand(420) => add_step(steps, "completed", "buyer", hours(rng, 12, 120)),
        _ => add_step(steps, "completed", "system", Duration::days(14)),
    }
}

fn hours(rng: &mut SeededRng, least: i64, most: i64) -> Duration {
    Duration::minutes(rng.between(least * 60, most * 60))
}
