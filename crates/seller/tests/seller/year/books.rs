//! Books of the test's own: what a year of trade should come to, by plain arithmetic over what
//! people did, without a look at the marketplace's database.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

/// The marketplace's share of a sale, in 1/100 %.
const COMMISSION: i64 = 800;
/// What is available to a shop before it is paid.
const MINIMUM: i64 = 1000;
/// Periods after which nothing is kept in reserve any more: 90 days.
const RESERVED: i64 = 6;
/// What PayPal takes for a payout.
pub const PAYOUT_FEE: i64 = 25;

/// Splits an amount by weights, to the cent: who has the largest rest gets a cent first.
pub fn split(amount: i64, weights: &[i64]) -> Vec<i64> {
    let whole: i64 = weights.iter().sum();
    let mut shares: Vec<i64> = weights.iter().map(|of| amount * of / whole).collect();
    let mut by_rest: Vec<usize> = (0..weights.len()).collect();
    by_rest.sort_by_key(|n| std::cmp::Reverse(amount * weights[*n] % whole));
    let missing = usize::try_from(amount - shares.iter().sum::<i64>()).unwrap();
    by_rest
        .into_iter()
        .take(missing)
        .for_each(|n| shares[n] += 1);
    shares
}

/// So many hundredths of a per cent, half a cent upwards.
pub fn percent(amount: i64, bps: i64) -> i64 {
    (amount * bps + 5000) / 10_000
}

/// Where a shop's part of an order stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stand {
    Delivered,
    Cancelled,
    /// A return or a dispute is open.
    Open,
}

/// A shop's part of an order.
#[derive(Debug, Clone)]
pub struct Part {
    pub shop: usize,
    /// When it was bought and delivered.
    pub period: i64,
    pub stand: Stand,
    /// What each piece cost with the marketplace's share in it, line by line.
    pieces: Vec<Vec<(i64, i64)>>,
    /// What has not gone back of it, and of that the marketplace's share.
    left: (i64, i64),
}

impl Part {
    /// Of lines with a price, so many pieces and what a coupon took off all of them.
    pub fn new(shop: usize, period: i64, lines: &[(i64, i64, i64)]) -> Self {
        let prices: Vec<Vec<i64>> = lines
            .iter()
            .map(|(price, count, discount)| {
                let equal = vec![1; usize::try_from(*count).unwrap()];
                let off = split(*discount, &equal).into_iter();
                off.map(|off| price - off).collect()
            })
            .collect();
        let totals: Vec<i64> = prices.iter().map(|line| line.iter().sum()).collect();
        let total = totals.iter().sum();
        let commission = percent(total, COMMISSION);
        let commissions = split(commission, &totals);
        let with_share = |(line, commission): (Vec<i64>, i64)| {
            let shares = split(commission, &line);
            line.into_iter().zip(shares).collect()
        };
        Self {
            shop,
            period,
            stand: Stand::Delivered,
            pieces: prices
                .into_iter()
                .zip(commissions)
                .map(with_share)
                .collect(),
            left: (total, commission),
        }
    }

    pub fn total(&self) -> i64 {
        self.left.0
    }

    /// What the first piece of the first line brings back.
    pub fn first_piece(&self) -> (i64, i64) {
        self.pieces[0][0]
    }

    /// A free amount with its share.
    pub fn of_amount(&self, amount: i64) -> (i64, i64) {
        let (left, commission) = self.left;
        (amount, split(amount, &[commission, left - commission])[0])
    }

    /// All that is left.
    pub fn rest(&self) -> (i64, i64) {
        self.left
    }

    fn brought(&self) -> i64 {
        self.left.0 - self.left.1
    }
}

/// A line of a shop's account.
struct Entry {
    shop: usize,
    period: i64,
    at: DateTime<Utc>,
    kind: &'static str,
    amount: i64,
}

/// Everything that happened, and what it comes to.
#[derive(Default)]
pub struct Books {
    pub parts: Vec<Part>,
    entries: Vec<Entry>,
    /// Which part of each sale is kept for 90 days, by shop, in 1/100 %.
    pub reserve: Vec<i64>,
    pub period: i64,
    pub captured: i64,
    pub refunded: i64,
    pub fees: i64,
    pub commission: i64,
    pub adjusted: i64,
    pub paid_by_bank: i64,
    pub paid_by_paypal: i64,
    pub payout_fees: i64,
    pub lost_disputes: i64,
}

/// What a shop is owed, as its page shows it.
#[derive(Debug, PartialEq, Eq)]
pub struct Owed {
    pub balance: i64,
    pub pending: i64,
    pub held: i64,
    pub reserved: i64,
    pub available: i64,
}

impl Books {
    /// An order was paid.
    pub fn sold(&mut self, parts: Vec<Part>) {
        let total: i64 = parts.iter().map(Part::total).sum();
        self.captured += total;
        // PayPal's price: 3.49 % and 0.49
        self.fees += total * 349 / 10_000 + 49;
        for part in parts {
            self.commission += part.left.1;
            self.note(part.shop, "capture", part.brought());
            self.parts.push(part);
        }
    }

    /// So much of a part went back, with the marketplace's share in it.
    pub fn went_back(&mut self, part: usize, kind: &'static str, (amount, share): (i64, i64)) {
        let part = &mut self.parts[part];
        part.left.0 -= amount;
        part.left.1 -= share;
        let shop = part.shop;
        self.refunded += amount;
        self.commission -= share;
        self.note(shop, kind, share - amount);
    }

    pub fn adjusted(&mut self, shop: usize, amount: i64) {
        self.adjusted += amount;
        self.note(shop, "adjustment", amount);
    }

    /// A shop was paid, or would have been.
    pub fn note(&mut self, shop: usize, kind: &'static str, amount: i64) {
        self.entries.push(Entry {
            shop,
            period: self.period,
            at: Utc::now(),
            kind,
            amount,
        });
    }

    /// What a shop is owed in this period.
    pub fn owed(&self, shop: usize) -> Owed {
        let mine = self.entries.iter().filter(|entry| entry.shop == shop);
        let balance = mine.map(|entry| entry.amount).sum();
        let (mut pending, mut held, mut reserved) = (0, 0, 0);
        for part in self.parts.iter().filter(|part| part.shop == shop) {
            let age = self.period - part.period;
            match part.stand {
                Stand::Open => held += part.brought(),
                // delivered today: seven days are not over
                Stand::Delivered if age == 0 => pending += part.brought(),
                Stand::Delivered | Stand::Cancelled if age < RESERVED => {
                    // a cent that is begun is kept
                    reserved += (part.brought() * self.reserve[shop] + 9999) / 10_000;
                }
                _ => {}
            }
        }
        Owed {
            balance,
            pending,
            held,
            reserved,
            available: (balance - pending - held - reserved).max(0),
        }
    }

    /// What a shop gets now, if its last payout has arrived.
    pub fn due(&self, shop: usize) -> i64 {
        let available = self.owed(shop).available;
        if available < MINIMUM { 0 } else { available }
    }

    /// What all shops are owed.
    pub fn owed_to_all(&self) -> i64 {
        self.entries.iter().map(|entry| entry.amount).sum()
    }

    /// What PayPal holds by now, disputes' fees apart.
    pub fn at_paypal(&self) -> i64 {
        self.captured - self.refunded - self.fees - self.paid_by_paypal - self.payout_fees
    }

    /// A shop's account month by month: of each kind how many entries and their sum.
    pub fn months(&self, shop: usize) -> BTreeMap<String, BTreeMap<&'static str, (i64, i64)>> {
        let mut months: BTreeMap<String, BTreeMap<&'static str, (i64, i64)>> = BTreeMap::new();
        for entry in self.entries.iter().filter(|entry| entry.shop == shop) {
            let ago = chrono::TimeDelta::days(super::DAYS * (self.period - entry.period));
            let month = (entry.at - ago).format("%Y-%m").to_string();
            let total = months.entry(month).or_default().entry(entry.kind);
            let (count, sum) = total.or_default();
            *count += 1;
            *sum += entry.amount;
        }
        months
    }
}
