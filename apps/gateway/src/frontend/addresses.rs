//! The addresses for which the storefront has a page. Its router knows them; the build writes the
//! patterns down, and any other address returns 404.

use super::build_file::BuildFile;

/// Patterns such as `/category/:categorySlug/:subCategorySlug?`.
static PATTERNS: BuildFile<Vec<String>> = BuildFile::new("addresses.json");

/// Whether there is a page at this path; where the storefront is not built, at any.
pub fn has_page(path: &str) -> bool {
    PATTERNS.with(|known| known.is_empty() || known.iter().any(|pattern| fits(pattern, path)))
}

/// Whether a path is one of a pattern's: `:name` stands for any step, `?` for one that may be
/// missing.
fn fits(pattern: &str, path: &str) -> bool {
    let mut steps = path.split('/').filter(|step| !step.is_empty());
    for wanted in pattern.split('/').filter(|step| !step.is_empty()) {
        let fits = match (wanted.strip_prefix(':'), steps.next()) {
            (Some(name), None) => name.ends_with('?'),
            (Some(_), Some(_)) => true,
            (None, step) => step == Some(wanted),
        };
        if !fits {
            return false;
        }
    }
    steps.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_path_fits_its_pattern_only() {
        let category = "/category/:categorySlug/:subCategorySlug?/:collectionSlug?";
        for (pattern, path, expected) in [
            ("/", "/", true),
            ("/", "/x", false),
            ("/cart", "/cart/", true),
            ("/cart", "/cart/x", false),
            ("/cart", "/Cart", false),
            ("/account/orders/:orderId", "/account/orders/7", true),
            ("/account/orders/:orderId", "/account/orders", false),
            (category, "/category", false),
            (category, "/category/a", true),
            (category, "/category/a/b/c", true),
            (category, "/category/a/b/c/d", false),
        ] {
            assert_eq!(fits(pattern, path), expected, "{pattern} {path}");
        }
    }
}
