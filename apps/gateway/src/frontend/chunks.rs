//! Which code files a screen needs besides those of every page, so that the browser loads them
//! together with the page.

use std::collections::HashMap;

use super::build_file::BuildFile;

/// Files by the name of the page or layout that needs them.
static FILES: BuildFile<HashMap<String, Vec<String>>> = BuildFile::new("page-files.json");

/// Layout and page by the first step of a path, of the Seller Center and the operator console by the
/// second too; empty where that is not enough to tell.
pub fn modules(path: &str) -> [&'static str; 2] {
    let (first, rest) = match path.trim_matches('/').split_once('/') {
        Some((first, rest)) => (first, rest),
        None => (path.trim_matches('/'), ""),
    };
    match first {
        "" => ["MainLayout", "HomePage"],
        "product" => ["MainLayout", "ProductPage"],
        "category" => ["MainLayout", "CategoryPage"],
        "shop" => ["MainLayout", "ShopPage"],
        "search" => ["MainLayout", "SearchPage"],
        "vendors" => ["MainLayout", "VendorsPage"],
        "cart" => ["MainLayout", "CartPage"],
        "checkout" => ["MainLayout", "CheckoutPage"],
        "track-order" => ["MainLayout", "TrackOrderPage"],
        "seller" => ["SellerLayout", of_seller(rest)],
        "admin" => ["OperatorLayout", of_admin(rest)],
        "seller-registration" => ["MainLayout", "SellerRegistrationPage"],
        "contact" => ["MainLayout", "ContactPage"],
        "faq" => ["MainLayout", "FaqPage"],
        "help" => ["MainLayout", "HelpPage"],
        "login" => ["CardLayout", "LoginPage"],
        "register" => ["CardLayout", "RegisterPage"],
        info if super::screen::is_information(info) => ["MainLayout", "InfoPage"],
        _ => ["", ""],
    }
}

/// The page of the Seller Center, where it is one of those that are opened first.
fn of_seller(rest: &str) -> &'static str {
    match rest {
        "" => "SellerHomePage",
        "orders" => "SellerOrdersPage",
        "products" => "ProductsPage",
        _ => "",
    }
}

/// The page of the operator console, where it is one of those that are opened first.
fn of_admin(rest: &str) -> &'static str {
    match rest {
        "" => "OperatorHomePage",
        "shops" => "OperatorShopsPage",
        "returns" => "OperatorReturnsPage",
        _ => "",
    }
}

/// The files for these modules, each once.
pub fn files(modules: &[&str]) -> Vec<String> {
    FILES.with(|known| {
        let mut files: Vec<String> = Vec::new();
        for file in modules.iter().filter_map(|name| known.get(*name)).flatten() {
            if !files.contains(file) {
                files.push(file.clone());
            }
        }
        files
    })
}
