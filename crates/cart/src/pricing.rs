//! The only place that adds up prices. Pure functions: lines with their offers and a coupon go in,
//! a quote comes out; no other code multiplies a price by a quantity.
//!
//! Lines that are not on sale are left out of all sums and reported. Lines that want more than the
//! available stock are counted in full and reported.

use types::money::Overflow;
use types::{CartLineId, Money};

use crate::change::Change;
use crate::coupon::{Coupon, Entered};
use crate::quote::{Obstacle, Problem, Quote, QuoteGroup, QuoteLine};
use crate::view::Line;

/// What these lines cost with this coupon.
pub fn quote(lines: &[Line], entered: &Entered) -> Result<Quote, Overflow> {
    let mut problems = stock_problems(lines);
    let mut priced = price(lines)?;
    let coupon = apply(entered, &mut priced, &mut problems)?;
    let groups = group(priced)?;
    let subtotal = Money::sum(groups.iter().map(|group| group.subtotal))?;
    let discount = Money::sum(groups.iter().map(|group| group.discount))?;
    let shipping = Money::ZERO;
    let total = subtotal.minus(discount)?.plus(shipping)?;
    if total == Money::ZERO && !groups.is_empty() {
        problems.push(of_whole(Obstacle::NothingToPay));
    }
    Ok(Quote {
        groups,
        subtotal,
        discount,
        shipping,
        total,
        coupon,
        problems,
        changes: changes(lines),
    })
}

fn changes(lines: &[Line]) -> Vec<(CartLineId, Change)> {
    let of = |line: &Line| {
        let id = line.id;
        (line.changes().into_iter()).map(move |change| (id, change))
    };
    lines.iter().flat_map(of).collect()
}

fn of_whole(obstacle: Obstacle) -> Problem {
    Problem {
        line: None,
        obstacle,
    }
}

fn stock_problems(lines: &[Line]) -> Vec<Problem> {
    let problem = |line: &Line| {
        let available = line.offer.available;
        let obstacle = if let Some(order) = line.offer.paying {
            Obstacle::Paying(order)
        } else if line.offer.on_holiday {
            Obstacle::ShopOnHoliday
        } else if !line.offer.on_sale {
            Obstacle::Unavailable
        } else if available < i64::from(line.quantity.get()) {
            Obstacle::OutOfStock { available }
        } else {
            return None;
        };
        Some(Problem {
            line: Some(line.id),
            obstacle,
        })
    };
    lines.iter().filter_map(problem).collect()
}

fn price(lines: &[Line]) -> Result<Vec<QuoteLine>, Overflow> {
    let on_sale = lines.iter().filter(|line| line.offer.on_sale);
    let price = |line: &Line| {
        let subtotal = (line.offer.unit_price()).times(i64::from(line.quantity.get()))?;
        Ok(QuoteLine {
            id: line.id,
            offer: line.offer.clone(),
            quantity: line.quantity,
            subtotal,
            discount: Money::ZERO,
            total: subtotal,
        })
    };
    on_sale.map(price).collect()
}

/// Takes the coupon off the lines it is for; answers it when it takes something off.
fn apply(
    entered: &Entered,
    priced: &mut [QuoteLine],
    problems: &mut Vec<Problem>,
) -> Result<Option<Coupon>, Overflow> {
    let coupon = match entered {
        Entered::Nothing => return Ok(None),
        Entered::Unknown => {
            problems.push(of_whole(Obstacle::CouponUnknown));
            return Ok(None);
        }
        Entered::Known(coupon) => coupon,
    };
    let mut eligible: Vec<&mut QuoteLine> = priced
        .iter_mut()
        .filter(|line| coupon.covers(&line.offer))
        .collect();
    let weights: Vec<Money> = eligible.iter().map(|line| line.subtotal).collect();
    let spend = Money::sum(weights.iter().copied())?;
    if let Some(obstacle) = coupon.obstacle(spend) {
        problems.push(of_whole(obstacle));
        return Ok(None);
    }
    let shares = coupon.reduction.of(spend)?.allocate(&weights)?;
    for (line, share) in eligible.iter_mut().zip(shares) {
        line.discount = share;
        line.total = line.subtotal.minus(share)?;
    }
    Ok(Some(coupon.clone()))
}

fn group(priced: Vec<QuoteLine>) -> Result<Vec<QuoteGroup>, Overflow> {
    let mut groups: Vec<QuoteGroup> = Vec::new();
    for line in priced {
        let shop = line.offer.shop.id;
        match groups.iter_mut().find(|group| group.shop.id == shop) {
            Some(group) => {
                group.subtotal = group.subtotal.plus(line.subtotal)?;
                group.discount = group.discount.plus(line.discount)?;
                group.total = group.total.plus(line.total)?;
                group.lines.push(line);
            }
            None => groups.push(QuoteGroup {
                shop: line.offer.shop.clone(),
                subtotal: line.subtotal,
                discount: line.discount,
                total: line.total,
                lines: vec![line],
            }),
        }
    }
    Ok(groups)
}

#[cfg(test)]
mod tests;
