//! People, as operators find, lock, export and delete them.

mod wire;

use actix_web::{HttpResponse, get, post, web};
use auth::actor::{Confirmed, DataRequest, Operator};
use auth::people::{self, RoleFilter, Search};
use auth::profile::Username;
use auth::{deletion, operator};
use serde::Deserialize;
use types::{EmailAddress, Text, UserId};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use self::wire::{PersonPage, PersonRecord, PersonRole};
use super::privacy::PersonalData;
use super::wire::{Message, say};
use crate::caller::Caller;
use crate::privacy;
use crate::problem::auth::ConfirmationRequired;
use crate::problem::{Answer, Fields, Problem};
use crate::query::Query;
use crate::state::State;
use crate::valid::{Valid, text};
use crate::wire::page::{PageQuery, take};

/// One person.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct PersonPath {
    /// The person's id.
    person_id: i64,
}

impl PersonPath {
    fn id(&self) -> UserId {
        UserId::new(self.person_id)
    }
}

/// Which people.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PeopleQuery {
    /// Part of their name or email address, or the number of one of their orders.
    #[param(max_length = 100, example = "ada")]
    q: Option<String>,
    /// People with this role; by default all.
    #[param(inline)]
    role: Option<PersonRole>,
    /// `true`: locked accounts; `false`: the others; by default all.
    locked: Option<bool>,
}

impl PeopleQuery {
    fn search(&self, page: &PageQuery) -> Result<Search, Problem> {
        let mut fields = Fields::default();
        let words = fields.take("/q", Text::parse_optional(self.q.as_deref()));
        let page = take(&mut fields, page.page, page.page_size);
        let search = words.zip(page).map(|(words, page)| Search {
            words,
            also: None,
            role: self.role.map(RoleFilter::from),
            locked: self.locked,
            page,
        });
        fields.finish(search)
    }
}

/// Everybody who has an account, or those whom some words find, the latest first.
#[utoipa::path(
    operation_id = "listPeople", tag = "auth", summary = "People with an account",
    security(("bearer" = [])), params(PeopleQuery, PageQuery),
    responses((status = 200, description = "A page of people", body = PersonPage)),
)]
#[get("/api/admin/people")]
pub async fn list_people(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    query: Query<PeopleQuery>,
    page: Query<PageQuery>,
) -> Answer<PersonPage> {
    let search = query.search(&page)?;
    let page = orders::people::list(&state.orders, &operator, &search).await?;
    Ok(web::Json(page.into()))
}

/// One person: who they are, what they bought, and where they are signed in. Never a password or token.
#[utoipa::path(
    operation_id = "getPerson", tag = "auth", summary = "One person",
    security(("bearer" = [])), params(PersonPath),
    responses((status = 200, description = "The person", body = PersonRecord)),
)]
#[get("/api/admin/people/{personId}")]
pub async fn get_person(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<PersonPath>,
) -> Answer<PersonRecord> {
    record(&state, &operator, path.id()).await
}

async fn record(state: &State, operator: &Operator, person: UserId) -> Answer<PersonRecord> {
    let full = orders::people::find(&state.orders, operator, person).await?;
    Ok(web::Json(full.into()))
}

/// Why an account is locked.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LockPerson {
    /// Shown to the person.
    #[validate(custom(function = text::<Text<1000>>))]
    #[schema(
        example = "Payments with stolen cards",
        min_length = 1,
        max_length = 1000
    )]
    reason: String,
}

/// Locks an account: nobody signs in to it, and all its sessions end at once, on every gateway. The
/// person is told why by email. A shop of theirs stays as it is.
#[utoipa::path(
    operation_id = "lockPerson", tag = "auth", summary = "Lock an account",
    security(("bearer" = [])), params(PersonPath), request_body = LockPerson,
    responses(
        (status = 200, description = "The person", body = PersonRecord),
        ConfirmationRequired,
        (status = 409, description = "`already_locked`; `own_account`: you cannot lock yourself; \
            `last_operator`: nobody would be left to run the marketplace",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/people/{personId}/lock")]
pub async fn lock_person(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    path: web::Path<PersonPath>,
    Valid(body): Valid<LockPerson>,
) -> Answer<PersonRecord> {
    let (brand, reason) = (state.settings.brand(), body.reason.parse()?);
    people::lock(&state.pool, &brand, &operator, path.id(), &reason).await?;
    record(&state, &operator, path.id()).await
}

/// Unlocks an account; the person is told by email.
#[utoipa::path(
    operation_id = "unlockPerson", tag = "auth", summary = "Unlock an account",
    security(("bearer" = [])), params(PersonPath),
    responses(
        (status = 200, description = "The person", body = PersonRecord),
        ConfirmationRequired,
        (status = 409, description = "`not_locked`",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/people/{personId}/unlock")]
pub async fn unlock_person(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    path: web::Path<PersonPath>,
) -> Answer<PersonRecord> {
    people::unlock(&state.pool, &state.settings.brand(), &operator, path.id()).await?;
    record(&state, &operator, path.id()).await
}

/// Signs a person out on all their devices, on every gateway. They may sign in again.
#[utoipa::path(
    operation_id = "endPersonSessions", tag = "auth", summary = "Sign a person out everywhere",
    security(("bearer" = [])), params(PersonPath),
    responses((status = 200, description = "The person", body = PersonRecord)),
)]
#[post("/api/admin/people/{personId}/end-sessions")]
pub async fn end_person_sessions(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<PersonPath>,
) -> Answer<PersonRecord> {
    people::end_sessions(&state.pool, &operator, path.id()).await?;
    record(&state, &operator, path.id()).await
}

/// All that the marketplace knows of a person, as a file for them: what they could download themselves.
#[utoipa::path(
    operation_id = "exportPerson", tag = "auth", summary = "Export a person's data at their request",
    security(("bearer" = [])), params(PersonPath),
    responses(
        (status = 200, description = "A file", body = PersonalData),
        ConfirmationRequired,
        (status = 429, description = "`too_many_attempts`: try again after Retry-After",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/people/{personId}/export")]
pub async fn export_person(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    path: web::Path<PersonPath>,
) -> Result<HttpResponse, Problem> {
    let person = DataRequest::begin(&state.pool, &operator, path.id()).await?;
    Ok(PersonalData::of(&person, privacy::collect(&state, &person).await?).file())
}

/// Which account is deleted.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeletePerson {
    /// The account's email address, as a safeguard against deleting another one.
    #[validate(custom(function = text::<EmailAddress>))]
    #[schema(example = "ada@example.com")]
    email: String,
}

/// Deletes an account as its person could do themselves: orders and reviews stay without them, and
/// they are told by email.
#[utoipa::path(
    operation_id = "deletePerson", tag = "auth", summary = "Delete an account at its owner's request",
    security(("bearer" = [])), params(PersonPath), request_body = DeletePerson,
    responses(
        (status = 200, description = "The account is deleted", body = Message),
        ConfirmationRequired,
        (status = 409, description = "`order_under_way`: an order is not completed yet, or a \
            refund is pending; `person_has_role`: they run a shop or the marketplace",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/people/{personId}/delete")]
pub async fn delete_person(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    path: web::Path<PersonPath>,
    Valid(body): Valid<DeletePerson>,
) -> Answer<Message> {
    let email = body.email.parse()?;
    let deletion = deletion::by_operator(&state.pool, &operator, path.id(), &email).await?;
    privacy::erase(&state, &deletion).await?;
    say("The account was deleted")
}

/// A person to invite as an operator.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OperatorInvitation {
    /// Where the invitation is sent.
    #[validate(custom(function = text::<EmailAddress>))]
    #[schema(example = "olga@example.com")]
    email: String,
    /// Their name.
    #[validate(custom(function = text::<Username>))]
    #[schema(example = "Olga", min_length = 3, max_length = 50)]
    username: String,
}

/// Invites somebody to help run the marketplace: makes an operator's account and emails its owner a
/// link to choose a password, good once and for an hour. They can do nothing before two-step sign-in
/// is on.
#[utoipa::path(
    operation_id = "inviteOperator", tag = "auth", summary = "Invite an operator",
    security(("bearer" = [])), request_body = OperatorInvitation,
    responses(
        (status = 201, description = "The person", body = PersonRecord),
        ConfirmationRequired,
        (status = 409, description = "`address_taken`: an account with this address exists; make \
            it an operator instead",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/operators")]
pub async fn invite_operator(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    Valid(body): Valid<OperatorInvitation>,
) -> Result<HttpResponse, Problem> {
    let (email, name) = (body.email.parse()?, Username::parse(&body.username)?);
    let person = operator::invite(&state.pool, &operator, &email, &name).await?;
    let record = record(&state, &operator, person).await?;
    Ok(HttpResponse::Created().json(record))
}

/// Makes a person an operator, from their next request on; they are told by email.
#[utoipa::path(
    operation_id = "appointOperator", tag = "auth", summary = "Make somebody an operator",
    security(("bearer" = [])), params(PersonPath),
    responses(
        (status = 200, description = "The person", body = PersonRecord),
        ConfirmationRequired,
        (status = 409, description = "`already_operator`; `not_activated`: they have not confirmed their address",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/people/{personId}/appoint")]
pub async fn appoint_operator(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    path: web::Path<PersonPath>,
) -> Answer<PersonRecord> {
    operator::appoint(&state.pool, &state.settings.brand(), &operator, path.id()).await?;
    record(&state, &operator, path.id()).await
}

/// Makes an operator a usual customer again, from their next request on; they are told by email.
#[utoipa::path(
    operation_id = "dismissOperator", tag = "auth", summary = "Make an operator a customer again",
    security(("bearer" = [])), params(PersonPath),
    responses(
        (status = 200, description = "The person", body = PersonRecord),
        ConfirmationRequired,
        (status = 409, description = "`not_operator`; `own_account`: you cannot do this to \
            yourself; `last_operator`: nobody would be left to run the marketplace",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/admin/people/{personId}/dismiss")]
pub async fn dismiss_operator(
    state: web::Data<State>,
    Caller(operator): Caller<Confirmed<Operator>>,
    path: web::Path<PersonPath>,
) -> Answer<PersonRecord> {
    operator::dismiss(&state.pool, &state.settings.brand(), &operator, path.id()).await?;
    record(&state, &operator, path.id()).await
}
