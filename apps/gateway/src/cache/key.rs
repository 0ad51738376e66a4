//! Cache keys.

use std::borrow::Cow;

/// One name for all orders of the same arguments.
pub fn canonical<'a>(path: &'a str, query: &'a str) -> Cow<'a, str> {
    if query.is_empty() {
        return path.into();
    }
    let mut arguments: Vec<&str> = query.split('&').filter(|part| !part.is_empty()).collect();
    arguments.sort_unstable();
    let mut key = String::with_capacity(path.len() + 1 + query.len());
    key.push_str(path);
    // a path has no `?`, so where it ends is certain
    key.push('?');
    for (at, argument) in arguments.into_iter().enumerate() {
        if at > 0 {
            key.push('&');
        }
        key.push_str(argument);
    }
    key.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_arguments_does_not_matter_and_all_else_does() {
        let one = canonical("/products", "shop=b&page=2&shop=a");
        assert_eq!(one, canonical("/products", "page=2&&shop=a&shop=b"));
        assert_ne!(one, canonical("/products", "page=2&shop=a"));
        assert_ne!(canonical("/home", ""), canonical("/home", "page=2"));
        assert_ne!(canonical("/home&page=2", ""), canonical("/home", "page=2"));
    }
}
