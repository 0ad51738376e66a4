//! A rating of 1 to 5 stars.

use types::Invalid;

/// One to five stars.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stars(i32);

impl Stars {
    /// Takes 1 to 5.
    pub fn parse(raw: i64) -> Result<Self, Invalid> {
        let stars = i32::try_from(raw).ok().filter(|it| (1..=5).contains(it));
        let refused = || Invalid::new("stars_out_of_range", "Give 1 to 5 stars");
        stars.map(Self).ok_or_else(refused)
    }

    /// The number.
    pub const fn get(self) -> i32 {
        self.0
    }
}

impl TryFrom<i64> for Stars {
    type Error = Invalid;

    fn try_from(raw: i64) -> Result<Self, Invalid> {
        Self::parse(raw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_to_five_stars_can_be_given() {
        for raw in 1..=5 {
            assert_eq!(i64::from(Stars::parse(raw).unwrap().get()), raw);
        }
        for raw in [i64::MIN, -1, 0, 6, 4_294_967_297] {
            assert_eq!(Stars::parse(raw).unwrap_err().code, "stars_out_of_range");
        }
    }
}
