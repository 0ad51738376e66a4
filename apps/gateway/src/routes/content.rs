//! Routes of domain `content`: information pages, the contact form and its answers,
//! settings.

pub mod contact_office;
pub mod messages;
pub mod pages;
pub mod settings;
pub mod sources;

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
        .service(messages::send_contact_message)
        .service(contact_office::list_contact_messages)
        .service(contact_office::get_contact_message)
        .service(contact_office::delete_contact_message)
        .service(contact_office::answer_contact_message)
        .service(contact_office::close_contact_message)
        .service(contact_office::reopen_contact_message)
        .service(settings::get_settings)
        .service(settings::save_settings)
        .service(settings::list_setting_changes)
        .service(
            scope("/api/admin/pages")
                .app_data(body)
                .service(sources::get_page_source)
                .service(sources::update_page)
                .service(sources::preview_page)
                .service(sources::restore_page),
        );
}

/// The rule of a text that is shown as one line.
pub fn line<const N: usize>(raw: &str) -> Result<(), ValidationError> {
    rule(Text::<N>::parse_line(raw))
}
