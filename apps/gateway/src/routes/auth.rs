//! Routes of domain `auth`: accounts, sessions, profile and address book.

pub mod accounts;
pub mod addresses;
pub mod audit;
pub mod confirmation;
pub mod keys;
pub mod passwords;
pub mod people;
pub mod privacy;
pub mod profile;
pub mod second_factor;
pub mod sessions;
pub mod tokens;
pub mod webhooks;
pub mod wire;

use utoipa_actix_web::service_config::ServiceConfig;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(tokens::sign_in)
        .service(tokens::sign_in_with_code)
        .service(tokens::refresh_token)
        .service(tokens::refresh_token_legacy)
        .service(tokens::sign_out)
        .service(tokens::sign_out_post)
        .service(confirmation::confirm_session)
        .service(accounts::register)
        .service(accounts::activate_account)
        .service(accounts::resend_activation)
        .service(passwords::forgot_password)
        .service(passwords::reset_password)
        .service(passwords::change_password)
        .service(profile::get_me)
        .service(profile::update_profile)
        .service(profile::remove_avatar)
        .service(addresses::list_countries)
        .service(addresses::list_addresses)
        .service(addresses::create_address)
        .service(addresses::update_address)
        .service(addresses::delete_address)
        .service(addresses::set_default_address)
        .service(privacy::export_personal_data)
        .service(privacy::delete_account)
        .service(sessions::list_sessions)
        .service(sessions::end_session)
        .service(people::list_people)
        .service(people::get_person)
        .service(people::lock_person)
        .service(people::unlock_person)
        .service(people::end_person_sessions)
        .service(people::export_person)
        .service(people::delete_person)
        .service(people::invite_operator)
        .service(people::appoint_operator)
        .service(people::dismiss_operator)
        .service(second_factor::get_second_factor)
        .service(second_factor::begin_second_factor)
        .service(second_factor::confirm_second_factor)
        .service(second_factor::renew_recovery_codes)
        .service(second_factor::disable_second_factor)
        .service(audit::list_audit_entries)
        .service(audit::export_audit_entries)
        .service(keys::list_operator_keys)
        .service(keys::create_operator_key)
        .service(keys::revoke_operator_key);
    webhooks::mount(cfg);
}
