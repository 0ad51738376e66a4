//! Which part of the category tree to search.

use types::{Invalid, Slug};

/// One to three slugs: category, subcategory, collection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CategoryPath {
    /// The category.
    pub category: Slug,
    /// Its subcategory.
    pub sub: Option<Slug>,
    /// A shop's collection below that.
    pub collection: Option<Slug>,
}

impl CategoryPath {
    /// Reads `slug`, `slug/sub` or `slug/sub/collection`.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let mut parts = raw.split('/').map(Slug::parse);
        let first = parts.next().unwrap_or_else(|| Slug::parse(""))?;
        let path = Self {
            category: first,
            sub: parts.next().transpose()?,
            collection: parts.next().transpose()?,
        };
        match parts.next() {
            None => Ok(path),
            Some(_) => {
                let message = "A category path has at most three parts";
                Err(Invalid::new("invalid_category", message))
            }
        }
    }

    /// How many steps from the top.
    pub fn depth(&self) -> usize {
        1 + self.sub.iter().chain(&self.collection).count()
    }

    /// The category above, if there is one.
    pub fn above(&self) -> Option<Self> {
        let (sub, collection) = match (&self.sub, &self.collection) {
            (None, _) => return None,
            (Some(_), None) => (None, None),
            (sub, Some(_)) => (sub.clone(), None),
        };
        Some(Self {
            category: self.category.clone(),
            sub,
            collection,
        })
    }
}

/// Such as `kitchen/mugs`.
impl std::fmt::Display for CategoryPath {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.category.as_str())?;
        for step in self.sub.iter().chain(&self.collection) {
            write!(f, "/{}", step.as_str())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_category_path_has_one_to_three_slugs() {
        let path = CategoryPath::parse("home/mugs").unwrap();
        assert_eq!(path.sub.unwrap().as_str(), "mugs");
        assert!(path.collection.is_none());
        let path = CategoryPath::parse("home/mugs/glazed").unwrap();
        assert_eq!(
            (path.to_string().as_str(), path.depth()),
            ("home/mugs/glazed", 3)
        );
        let above = path.above().unwrap();
        assert_eq!(above, CategoryPath::parse("home/mugs").unwrap());
        assert_eq!(above.above().unwrap().above(), None);
        for raw in ["", "/", "home/", "home//x", "a/b/c/d", "Home"] {
            assert!(CategoryPath::parse(raw).is_err(), "{raw}");
        }
    }
}
