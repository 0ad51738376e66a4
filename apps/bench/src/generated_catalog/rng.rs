//! Pseudo-random numbers that are the same each time.

/// SplitMix64 (<https://prng.di.unimi.it/splitmix64.c>), seeded anew for each generated object.
#[derive(Debug)]
pub struct SeededRng(u64);

impl SeededRng {
    /// The generator of the object with this number.
    pub fn new(number: u64) -> Self {
        let mut rng = Self(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        rng.next_u64();
        rng
    }

    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.next_u64() % bound.max(1)
    }

    /// One of these.
    pub fn pick<T: Copy + Default>(&mut self, from: &[T]) -> T {
        let count = u64::try_from(from.len()).unwrap_or(u64::MAX);
        let place = usize::try_from(self.below(count)).unwrap_or_default();
        from.get(place).copied().unwrap_or_default()
    }

    /// Two of these, next to each other in their order.
    pub fn pair<T: Copy + Default>(&mut self, from: &[T]) -> [T; 2] {
        let places = u64::try_from(from.len().saturating_sub(1)).unwrap_or(u64::MAX);
        let place = usize::try_from(self.below(places)).unwrap_or_default();
        let at = |place: usize| from.get(place).copied().unwrap_or_default();
        [at(place), at(place + 1)]
    }
}
