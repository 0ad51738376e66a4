//! However the pieces of a shop order are refunded, the amounts add up to the whole to the cent.

use proptest::prelude::*;

use super::*;

fn line(id: i64, price: i64, quantity: i32, discount: i64) -> CountedLine {
    CountedLine {
        id: OrderLineId::new(id),
        variant: VariantId::new(id),
        price: Money::new(price),
        discount: Money::new(discount),
        quantity,
        shipped: 0,
        cancelled: 0,
        lost: 0,
        returned: 0,
    }
}

#[test]
fn each_piece_takes_its_share_of_discount_and_commission_with_it() {
    // 3 × 10.00 less 1.00: the first piece has 34 cents of it, the others 33
    let mut lines = [line(1, 1000, 3, 100)];
    let (id, commission) = (lines[0].id, Money::new(232));
    let mut gone = Vec::new();
    for _ in 0..3 {
        let back = worth(&lines, commission, &[(id, 1)]).unwrap();
        gone.push((back.amount.minor(), back.commission.minor()));
        lines[0].cancelled += 1;
    }
    assert_eq!(gone, [(966, 77), (967, 78), (967, 77)]);
}

#[test]
fn a_part_stands_where_its_pieces_are() {
    let at = |shipped, cancelled, lost| {
        let line = CountedLine {
            shipped,
            cancelled,
            lost,
            ..line(1, 1000, 3, 0)
        };
        status(&[line])
    };
    assert_eq!(at(0, 0, 0), ShopOrderStatus::Confirmed);
    assert_eq!(at(0, 2, 0), ShopOrderStatus::Confirmed);
    assert_eq!(at(1, 1, 0), ShopOrderStatus::PartiallyShipped);
    assert_eq!(at(1, 1, 1), ShopOrderStatus::PartiallyShipped);
    assert_eq!(at(1, 2, 0), ShopOrderStatus::InDelivery);
    assert_eq!(at(3, 0, 2), ShopOrderStatus::InDelivery);
    assert_eq!(at(3, 0, 3), ShopOrderStatus::Cancelled);
    assert_eq!(at(0, 3, 0), ShopOrderStatus::Cancelled);
}

#[test]
fn nothing_is_chosen_twice_or_beyond_what_is_left() {
    let lines = [CountedLine {
        shipped: 1,
        cancelled: 1,
        ..line(1, 1000, 4, 0)
    }];
    let quantity = |count| Quantity::parse(count).unwrap();
    let (own, foreign) = (OrderLineId::new(1), OrderLineId::new(2));
    assert_eq!(chosen(&lines, None), Ok(vec![(own, 2)]));
    assert_eq!(
        chosen(&lines, Some(&[(own, quantity(2))])),
        Ok(vec![(own, 2)])
    );
    assert_eq!(chosen(&lines, Some(&[(own, quantity(3))])), Err(own));
    assert_eq!(
        chosen(&lines, Some(&[(foreign, quantity(1))])),
        Err(foreign)
    );
    let twice = [(own, quantity(1)), (own, quantity(1))];
    assert_eq!(chosen(&lines, Some(&twice)), Err(own));
}

fn drawn() -> impl Strategy<Value = CountedLine> {
    (1..50_000i64, 1..30i32, 0..=100i64).prop_map(|(price, quantity, percent)| {
        let discount = price * i64::from(quantity) * percent / 100;
        line(0, price, quantity, discount)
    })
}

proptest! {
    #[test]
    fn in_however_many_steps_it_goes_it_adds_up_to_the_whole(
        mut lines in prop::collection::vec(drawn(), 1..5),
        bps in 0..3000u16,
        steps in prop::collection::vec((0..5usize, 1..30i32), 0..20),
    ) {
        for (id, line) in (1..).zip(&mut lines) {
            line.id = OrderLineId::new(id);
        }
        let totals = lines.iter().map(|line| Frozen::new(line.price, line.discount, line.quantity).total().unwrap());
        let total = Money::sum(totals).unwrap();
        let commission = total.basis_points(bps).unwrap();
        let (mut amount, mut share) = (Money::ZERO, Money::ZERO);
        let whole = lines.iter().map(CountedLine::left).enumerate().collect::<Vec<_>>();
        for (at, wanted) in steps.into_iter().chain(whole) {
            let at = at % lines.len();
            let pieces = wanted.min(lines[at].left());
            let back = worth(&lines, commission, &[(lines[at].id, pieces)]).unwrap();
            prop_assert!(!back.commission.is_negative() && back.commission <= back.amount);
            amount = amount.plus(back.amount).unwrap();
            share = share.plus(back.commission).unwrap();
            lines[at].cancelled += pieces;
        }
        prop_assert_eq!((amount, share), (total, commission));
    }
}
