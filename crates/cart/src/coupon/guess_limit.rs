//! Limits on guessing codes. Each try is counted before anything is looked up, and given back
//! unless no coupon has that code: only wrong guesses add up.

use std::net::IpAddr;

use auth::actor::User;
use auth::throttle::{self, Attempt};
use auth::token::Keys;
use db::Pool;

use super::Code;
use crate::Error;
use crate::quote::{Obstacle, Problem};

/// The code that a shopper entered, if any, counted as a guess.
#[derive(Debug)]
#[must_use]
pub struct GuessLimit(Option<Attempt>);

impl GuessLimit {
    /// Counts it; refused where the account or the network guessed too often.
    pub async fn count(
        pool: &Pool,
        keys: &Keys,
        user: &User,
        from: Option<IpAddr>,
        code: Option<&Code>,
    ) -> Result<Self, Error> {
        Ok(Self(match code {
            Some(_) => Some(throttle::coupon(pool, keys, user.id(), from).await?),
            None => None,
        }))
    }

    /// Gives it back unless these problems say that no coupon has the code.
    pub async fn settle(self, pool: &Pool, problems: &[Problem]) {
        let is_unknown = |problem: &Problem| problem.obstacle == Obstacle::CouponUnknown;
        if let Some(attempt) = self.0
            && !problems.iter().any(is_unknown)
        {
            attempt.give_back(pool).await;
        }
    }
}
