//! Routes of domain `content`: information pages, the contact form and its answers,
//! settings.

pub mod admin_contact;
pub mod admin_pages;
pub mod contact_form;
pub mod pages;
pub mod settings;

use actix_web::web::JsonConfig;
use types::Text;
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;
use validator::ValidationError;

use crate::problem::payloads;
use crate::valid::rule;

/// Most bytes of a page to write: its longest body in letters of four bytes, and the rest.
const BODY_LIMIT: usize = 320 * 1024;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    let body = JsonConfig::default()
        .limit(BODY_LIMIT)
        .error_handler(payloads::json);
    cfg.service(pages::get_page)
        .service(contact_form::send_contact_message)
        .service(admin_contact::list_contact_messages)
        .service(admin_contact::get_contact_message)
        .service(admin_contact::delete_contact_message)
        .service(admin_contact::answer_contact_message)
        .service(admin_contact::close_contact_message)
        .service(admin_contact::reopen_contact_message)
        .service(settings::get_settings)
        .service(settings::save_settings)
        .service(settings::list_setting_changes)
        .service(
            scope("/api/admin/pages")
                .app_data(body)
                .service(admin_pages::get_page_source)
                .service(admin_pages::update_page)
                .service(admin_pages::preview_page)
                .service(admin_pages::restore_page),
        );
}

/// The rule of a text that is shown as one line.
pub fn line<const N: usize>(raw: &str) -> Result<(), ValidationError> {
    rule(Text::<N>::parse_line(raw))
}
