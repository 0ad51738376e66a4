//! Breadcrumbs: the path from the home page to a page.

/// A link: where it leads on this site, and its words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// From the root of the site, such as `/product/mug`.
    pub path: String,
    pub words: String,
}

impl Link {
    /// A link to a path.
    pub fn new(path: impl Into<String>, words: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            words: words.into(),
        }
    }
}

/// The categories of a path, each with its own page.
pub fn of<'a>(steps: impl IntoIterator<Item = (&'a str, &'a str)>) -> Vec<Link> {
    let mut path = "/category".to_owned();
    let link = |(name, slug): (&str, &str)| {
        path.push('/');
        path.push_str(slug);
        Link::new(path.clone(), name)
    };
    steps.into_iter().map(link).collect()
}

#[cfg(test)]
mod tests {
    use super::{Link, of};

    #[test]
    fn each_step_leads_to_its_own_page() {
        let trail = of([("Kitchen", "kitchen"), ("Mugs", "mugs")]);
        let mugs = Link::new("/category/kitchen/mugs", "Mugs");
        assert_eq!(trail, [Link::new("/category/kitchen", "Kitchen"), mugs]);
    }
}
