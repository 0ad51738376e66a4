//! Price cells, as fine as by the first two digits.

use std::sync::LazyLock;

use crate::columns::size;
use crate::found::PriceBar;
use crate::variant_data::money;

/// How prices are cut into cells, by their first two digits.
struct Layout {
    /// The lower bounds of the cells of one tenfold, as pairs of digits from 10 on.
    bounds: Vec<u64>,
    /// The cell of each of the finest cells.
    cells: Vec<usize>,
}

/// The powers of ten; every price is divided by one.
const TENS: [u64; 15] = [
    1,
    10,
    100,
    1_000,
    10_000,
    100_000,
    1_000_000,
    10_000_000,
    100_000_000,
    1_000_000_000,
    10_000_000_000,
    100_000_000_000,
    1_000_000_000_000,
    10_000_000_000_000,
    100_000_000_000_000,
];

/// From the finest to the widest.
static LAYOUTS: LazyLock<[Layout; 5]> = LazyLock::new(|| {
    [
        (10..100).collect(),
        (10..100).step_by(5).collect(),
        (10..100).step_by(10).collect(),
        vec![10, 20, 50],
        vec![10],
    ]
    .map(Layout::new)
});

impl Layout {
    fn new(bounds: Vec<u64>) -> Self {
        let cell = |digits| bounds.iter().rposition(|bound| *bound <= digits);
        let first = std::iter::once(0);
        let tenfolds = (0..TENS.len()).flat_map(|tenfold| {
            let before = 1 + tenfold * bounds.len();
            (10..100).filter_map(cell).map(move |cell| before + cell)
        });
        let cells = first.chain(tenfolds).collect();
        Self { bounds, cells }
    }
}

/// Empty grids of all finenesses, the finest first.
pub fn all() -> Vec<Grid> {
    LAYOUTS.iter().map(Grid::new).collect()
}

/// Cells of one fineness. The first cell is that of prices below 10.
pub struct Grid {
    layout: &'static Layout,
    cells: Vec<Cell>,
}

#[derive(Clone, Copy, Default)]
struct Cell {
    count: i64,
    /// The last product counted.
    last: u32,
}

impl Grid {
    fn new(layout: &'static Layout) -> Self {
        Self {
            layout,
            cells: Vec::new(),
        }
    }

    /// The cell of a price.
    pub fn cell(&self, price: u64) -> usize {
        self.place(cell(price))
    }

    fn place(&self, finest: u32) -> usize {
        let place = self.layout.cells.get(size(finest));
        place.copied().unwrap_or_default()
    }

    /// A product has a price in one of the finest cells.
    pub fn add(&mut self, product: u32, finest: u32) {
        let place = self.place(finest);
        if place >= self.cells.len() {
            self.cells.resize(place + 1, Cell::default());
        }
        if let Some(cell) = self.cells.get_mut(place)
            && cell.last != product
        {
            cell.last = product;
            cell.count += 1;
        }
    }

    /// The lowest price of a cell.
    fn from(&self, cell: usize) -> u64 {
        let Some(place) = cell.checked_sub(1) else {
            return 0;
        };
        let bounds = &self.layout.bounds;
        let bound = bounds.get(place % bounds.len());
        let tenfold = u32::try_from(place / bounds.len()).unwrap_or(u32::MAX);
        let ten = 10_u64.saturating_pow(tenfold);
        bound.map_or(u64::MAX, |bound| bound.saturating_mul(ten))
    }

    /// What was counted between two prices.
    pub fn bars(&self, min: u64, max: u64) -> Vec<PriceBar> {
        (self.cell(min)..=self.cell(max))
            .map(|cell| PriceBar {
                from: money(self.from(cell)),
                to: money(self.from(cell + 1) - 1),
                count: self.cells.get(cell).map_or(0, |cell| cell.count),
            })
            .collect()
    }
}

/// The finest cell of a price: below 10, and then by its first two digits and its tenfold.
pub fn cell(price: u64) -> u32 {
    match price.checked_ilog10() {
        None | Some(0) => 0,
        Some(tenfold) => {
            let ten = TENS.get(size(tenfold - 1)).copied().unwrap_or(u64::MAX);
            let digits = u32::try_from(price / ten).unwrap_or_default();
            1 + (tenfold - 1) * 90 + digits.saturating_sub(10)
        }
    }
}
