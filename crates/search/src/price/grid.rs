//! Cells of prices, as fine as by the first two digits.

use std::sync::LazyLock;

use crate::found::PriceBar;
use crate::head::money;

/// How one tenfold of prices is cut into cells, by the first two digits of a price.
struct Layout {
    /// The lower bounds of the cells.
    bounds: Vec<u64>,
    /// The cell of each pair of digits, from 10 on.
    cells: Vec<usize>,
}

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
        let cells = (10..100).filter_map(cell).collect();
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

    fn place(&self, tenfold: usize, digits: usize) -> usize {
        match tenfold {
            0 => 0,
            _ => {
                let cell = self.layout.cells.get(digits - 10);
                1 + (tenfold - 1) * self.layout.bounds.len() + cell.copied().unwrap_or_default()
            }
        }
    }

    /// The cell of a price.
    pub fn cell(&self, price: u64) -> usize {
        let (tenfold, digits) = split(price);
        self.place(tenfold, digits)
    }

    /// One variant of a product has a price that begins like this.
    pub fn add(&mut self, product: u32, tenfold: usize, digits: usize) {
        let place = self.place(tenfold, digits);
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

/// How many digits a price has above the first, and its first two digits; below 10 there
/// are no two.
pub fn split(price: u64) -> (usize, usize) {
    let tenfold = price.checked_ilog10().unwrap_or_default();
    let digits = match tenfold {
        0 => 10,
        _ => price / 10_u64.pow(tenfold - 1),
    };
    (
        usize::try_from(tenfold).unwrap_or_default(),
        usize::try_from(digits).unwrap_or_default(),
    )
}
