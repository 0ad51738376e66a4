//! The ratings of a product, packed into one number in a column.

/// The stars of all reviews.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Rating {
    /// All stars together.
    pub sum: u32,
    /// How many reviews.
    pub count: u32,
}

/// A product is weighed as if it had this many average reviews besides its own.
const USUAL_REVIEWS: f64 = 5.0;
const USUAL_STARS: f64 = 4.0;
/// What a star more than usual adds to the weight.
const WEIGHT_OF_A_STAR: f64 = 0.1;
/// Parts of a star that the order tells apart.
const PARTS: u64 = 1 << 20;

impl Rating {
    /// What was told; less than nothing is nothing.
    pub fn new(sum: i64, count: i32) -> Self {
        Self {
            sum: u32::try_from(sum.max(0)).unwrap_or(u32::MAX),
            count: u32::try_from(count).unwrap_or_default(),
        }
    }

    /// As it stands in the column.
    pub fn pack(self) -> u64 {
        u64::from(self.sum) << 32 | u64::from(self.count)
    }

    /// What stands in the column.
    pub fn unpack(packed: u64) -> Self {
        Self {
            sum: u32::try_from(packed >> 32).unwrap_or_default(),
            count: u32::try_from(packed & u64::from(u32::MAX)).unwrap_or_default(),
        }
    }

    /// Whether the mean is at least so many stars; without reviews it is none.
    pub fn reaches(self, stars: f64) -> bool {
        self.count > 0 && f64::from(self.sum) >= stars * f64::from(self.count)
    }

    /// The better the mean the higher; of equal means the one of more reviews.
    pub fn order(self) -> u64 {
        let mean = (u64::from(self.sum) * PARTS)
            .checked_div(u64::from(self.count))
            .unwrap_or_default();
        mean << 32 | u64::from(self.count)
    }

    /// The small effect of a product's rating on its rank.
    pub fn weight(self) -> f64 {
        let reviews = f64::from(self.count) + USUAL_REVIEWS;
        let mean = (f64::from(self.sum) + USUAL_STARS * USUAL_REVIEWS) / reviews;
        1.0 + WEIGHT_OF_A_STAR * (mean - USUAL_STARS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_comes_out_of_its_number_as_it_went_in() {
        let rating = Rating::new(43, 9);
        assert_eq!(Rating::unpack(rating.pack()), rating);
    }

    #[test]
    fn a_mean_is_reached_exactly_and_never_without_reviews() {
        assert!(Rating::new(9, 2).reaches(4.5));
        assert!(!Rating::new(9, 2).reaches(4.51));
        assert!(!Rating::new(0, 0).reaches(0.0));
    }

    #[test]
    fn the_mean_orders_before_the_number_of_reviews() {
        assert!(Rating::new(10, 2).order() > Rating::new(499, 100).order());
        assert!(Rating::new(20, 4).order() > Rating::new(10, 2).order());
        assert!(Rating::new(1, 1).order() > Rating::new(0, 0).order());
    }

    #[test]
    fn few_reviews_weigh_less_than_many() {
        assert!(Rating::new(500, 100).weight() > Rating::new(5, 1).weight());
        assert!(Rating::new(100, 100).weight() < Rating::new(0, 0).weight());
    }
}
