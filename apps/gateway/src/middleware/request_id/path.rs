//! The path of a request as it is understood, however it is spelled: rules that look at the spelling
//! are evaded by another one.

use std::borrow::Cow;

use actix_web::dev::{Path, Url};

use crate::log;

/// The path that is asked for: decoded, as the router sees it, and with one slash between its steps,
/// as the storefront reads it. A slash behind the last step stays.
pub fn asked(path: &Path<Url>) -> Cow<'_, str> {
    let path = path.as_str();
    if !path.contains("//") {
        return Cow::Borrowed(path);
    }
    let mut joined = String::with_capacity(path.len());
    for letter in path.chars() {
        if letter != '/' || !joined.ends_with('/') {
            joined.push(letter);
        }
    }
    Cow::Owned(joined)
}

/// The same as it may stand in the log.
pub fn logged(path: &Path<Url>) -> String {
    log::path(&asked(path)).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    #[test]
    fn a_path_is_decoded_and_its_slashes_are_joined() {
        for (spelled, expected) in [
            ("/", "/"),
            ("//", "/"),
            ("/%61pi/user/me", "/api/user/me"),
            ("//api///user/me", "/api/user/me"),
            ("/search/?q=//mug", "/search/"),
            // this slash is part of a step, for the router too
            ("/api%2Fuser", "/api%2Fuser"),
        ] {
            let request = TestRequest::with_uri(spelled).to_srv_request();
            assert_eq!(asked(request.match_info()), expected, "{spelled}");
        }
    }

    #[test]
    fn the_link_of_a_shared_list_is_not_written_down_in_another_spelling() {
        for (spelled, expected) in [
            ("//wishlist/q3Zk", "/wishlist/…"),
            ("/wishlist//q3Zk", "/wishlist/…"),
            ("/%61pi/public/wishlists/q3Zk", "/api/public/wishlists/…"),
            ("/wish%6Cist/q3Zk", "/wishlist/…"),
            ("/cart", "/cart"),
        ] {
            let request = TestRequest::with_uri(spelled).to_srv_request();
            assert_eq!(logged(request.match_info()), expected, "{spelled}");
        }
    }
}
