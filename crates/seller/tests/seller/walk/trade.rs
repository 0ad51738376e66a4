//! What people do with products and with the money for them, and how often.

use proptest::prelude::*;

/// One thing that somebody does; the numbers choose among what is there.
#[derive(Debug, Clone)]
pub enum Trade {
    Buy {
        buyer: usize,
        first: i64,
        second: i64,
        coupon: bool,
    },
    Ship {
        part: usize,
        pieces: i64,
    },
    Deliver {
        part: usize,
    },
    Receive {
        part: usize,
    },
    CancelByBuyer {
        part: usize,
        pieces: i64,
    },
    CancelBySeller {
        part: usize,
        pieces: i64,
    },
    Lose {
        parcel: usize,
    },
    Ask {
        part: usize,
        line: usize,
        pieces: i64,
        reason: usize,
    },
    Approve {
        open: usize,
        send_back: bool,
    },
    Offer {
        open: usize,
        percent: i64,
    },
    Decline {
        open: usize,
    },
    Accept {
        open: usize,
    },
    SendBack {
        open: usize,
    },
    Back {
        open: usize,
        restock: bool,
    },
    Escalate {
        open: usize,
    },
    Withdraw {
        open: usize,
    },
    Decide {
        open: usize,
        decision: usize,
        percent: i64,
    },
    GrantPieces {
        part: usize,
        pieces: i64,
    },
    GrantAmount {
        part: usize,
        amount: i64,
        by_operator: bool,
    },
    Desk {
        order: usize,
        amount: i64,
    },
    PayBack,
    Refuse {
        elsewhere: bool,
    },
    Silence,
    DaysGoBy {
        days: i64,
    },
}

pub fn trade() -> impl Strategy<Value = Trade> {
    let part = || 0..8_usize;
    let pieces = || 1..4_i64;
    prop_oneof![
        4 => (0..2_usize, 0..4_i64, 0..3_i64, any::<bool>())
            .prop_map(|(buyer, first, second, coupon)| Trade::Buy { buyer, first, second, coupon }),
        5 => (part(), pieces()).prop_map(|(part, pieces)| Trade::Ship { part, pieces }),
        6 => part().prop_map(|part| Trade::Deliver { part }),
        1 => part().prop_map(|part| Trade::Receive { part }),
        2 => (part(), pieces()).prop_map(|(part, pieces)| Trade::CancelByBuyer { part, pieces }),
        1 => (part(), pieces()).prop_map(|(part, pieces)| Trade::CancelBySeller { part, pieces }),
        1 => part().prop_map(|parcel| Trade::Lose { parcel }),
        6 => (part(), 0..2_usize, pieces(), 0..5_usize)
            .prop_map(|(part, line, pieces, reason)| Trade::Ask { part, line, pieces, reason }),
        3 => (part(), any::<bool>()).prop_map(|(open, send_back)| Trade::Approve { open, send_back }),
        2 => (part(), 1..120_i64).prop_map(|(open, percent)| Trade::Offer { open, percent }),
        2 => part().prop_map(|open| Trade::Decline { open }),
        2 => part().prop_map(|open| Trade::Accept { open }),
        2 => part().prop_map(|open| Trade::SendBack { open }),
        2 => (part(), any::<bool>()).prop_map(|(open, restock)| Trade::Back { open, restock }),
        2 => part().prop_map(|open| Trade::Escalate { open }),
        1 => part().prop_map(|open| Trade::Withdraw { open }),
        2 => (part(), 0..4_usize, 1..120_i64)
            .prop_map(|(open, decision, percent)| Trade::Decide { open, decision, percent }),
        2 => (part(), pieces()).prop_map(|(part, pieces)| Trade::GrantPieces { part, pieces }),
        2 => (part(), 1..2500_i64, any::<bool>())
            .prop_map(|(part, amount, by_operator)| Trade::GrantAmount { part, amount, by_operator }),
        1 => (part(), 1..3000_i64).prop_map(|(order, amount)| Trade::Desk { order, amount }),
        3 => Just(Trade::PayBack),
        2 => any::<bool>().prop_map(|elsewhere| Trade::Refuse { elsewhere }),
        1 => Just(Trade::Silence),
        3 => (1..12_i64).prop_map(|days| Trade::DaysGoBy { days }),
    ]
}

/// Every walk begins at the door of somebody who bought of both shops: it is there that most can
/// happen.
pub const BEFORE: [Trade; 11] = [
    Trade::Buy {
        buyer: 0,
        first: 3,
        second: 2,
        coupon: true,
    },
    Trade::Buy {
        buyer: 1,
        first: 2,
        second: 1,
        coupon: false,
    },
    Trade::Ship { part: 0, pieces: 3 },
    Trade::Ship { part: 1, pieces: 3 },
    Trade::Ship { part: 3, pieces: 3 },
    Trade::Ship { part: 2, pieces: 3 },
    Trade::Deliver { part: 0 },
    Trade::Deliver { part: 1 },
    Trade::Deliver { part: 2 },
    Trade::Deliver { part: 3 },
    Trade::DaysGoBy { days: 4 },
];
