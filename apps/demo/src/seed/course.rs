//! How a shop order went: its states up to now.

use chrono::{DateTime, Duration, Utc};

use super::dice::Dice;

/// How an order is to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// As time and chance have it.
    Chance,
    /// Paid, not shipped yet.
    Waiting,
    /// Shipped, not arrived yet.
    OnTheWay,
    /// Arrived, not closed yet.
    Delivered,
    /// Called off by the buyer before it was shipped.
    CancelledByBuyer,
    /// Called off by the seller.
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

/// Hours from the door to the question whether it may go back, of an order nine days old: five
/// hours ago, and not answered.
pub const ASKED_AFTER: i64 = 9 * 24 - 20 - 60 - 5;

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
    wish: Wish,
    placed: DateTime<Utc>,
    paid: DateTime<Utc>,
    now: DateTime<Utc>,
    dice: &mut Dice,
) -> Vec<Step> {
    let mut steps = vec![Step {
        from: None,
        to: "pending_payment",
        actor: "buyer",
        at: placed,
    }];
    let wish = match wish {
        Wish::Chance if dice.in_thousand(22) => Wish::CancelledByBuyer,
        Wish::Chance if dice.in_thousand(14) => Wish::CancelledBySeller,
        Wish::Chance if dice.in_thousand(12) => Wish::Returned,
        other => other,
    };
    if wish == Wish::Expired {
        go(&mut steps, "expired", "system", Duration::minutes(15));
    } else {
        go(&mut steps, "confirmed", "system", paid - placed);
        go_on(&mut steps, wish, dice);
    }
    steps.retain(|step| step.at <= now);
    steps
}

fn go(steps: &mut Vec<Step>, to: &'static str, actor: &'static str, later: Duration) {
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

fn go_on(steps: &mut Vec<Step>, wish: Wish, dice: &mut Dice) {
    match wish {
        Wish::Waiting | Wish::Expired => return,
        Wish::CancelledByBuyer => return go(steps, "cancelled", "buyer", hours(dice, 1, 7)),
        Wish::CancelledBySeller => return go(steps, "cancelled", "seller", hours(dice, 3, 30)),
        Wish::ReturnAsked => {
            go(steps, "in_delivery", "seller", Duration::hours(20));
            go(steps, "delivered", "seller", Duration::hours(60));
            return go(
                steps,
                "return_requested",
                "buyer",
                Duration::hours(ASKED_AFTER),
            );
        }
        _ => go(steps, "in_delivery", "seller", hours(dice, 8, 44)),
    }
    if wish == Wish::OnTheWay {
        return;
    }
    let carrier = if dice.in_thousand(700) {
        "seller"
    } else {
        "buyer"
    };
    go(steps, "delivered", carrier, hours(dice, 30, 110));
    match wish {
        Wish::Delivered | Wish::Disputed => {}
        Wish::ReturnAccepted => go(steps, "return_requested", "buyer", hours(dice, 10, 48)),
        Wish::Returned => {
            go(steps, "return_requested", "buyer", hours(dice, 10, 72));
            go(steps, "returned", "seller", hours(dice, 72, 150));
        }
        _ if dice.in_thousand(420) => go(steps, "completed", "buyer", hours(dice, 12, 120)),
        _ => go(steps, "completed", "system", Duration::days(14)),
    }
}

fn hours(dice: &mut Dice, least: i64, most: i64) -> Duration {
    Duration::minutes(dice.between(least * 60, most * 60))
}
