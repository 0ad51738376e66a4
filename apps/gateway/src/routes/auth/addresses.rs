//! The caller's address book.

use actix_web::http::header::CACHE_CONTROL;
use actix_web::{HttpResponse, Responder, delete, get, post, put, web};
use auth::actor::User;
use auth::address::country::{self, CountryForm};
use auth::address::{self, Draft, Form};
use serde::{Deserialize, Serialize};
use types::AddressId;
use utoipa::{IntoParams, ToSchema};
use validator::{Validate, ValidationErrors};

use crate::caller::Caller;
use crate::problem::{Answer, Problem};
use crate::state::State;
use crate::valid::{self, Valid};

/// One address in the address book.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Address {
    id: i64,
    #[schema(example = "Ada")]
    first_name: String,
    #[schema(example = "Lovelace")]
    last_name: String,
    #[schema(required = true)]
    company_name: Option<String>,
    /// ISO 3166-1 alpha-2.
    #[schema(example = "US")]
    country: String,
    #[schema(example = "1 Engine Way")]
    address_line1: String,
    #[schema(required = true)]
    address_line2: Option<String>,
    #[schema(example = "Portland")]
    city: String,
    /// The state's code, for countries whose states are known.
    #[schema(required = true, example = "OR")]
    state: Option<String>,
    #[schema(required = true, example = "97201")]
    postal_code: Option<String>,
    /// E.164.
    #[schema(example = "+15035550100")]
    phone_number: String,
    /// Whether it is preselected at checkout; exactly one address is.
    is_default: bool,
}

impl From<address::Address> for Address {
    fn from(address: address::Address) -> Self {
        let draft = address.draft;
        Self {
            id: address.id.get(),
            first_name: draft.first_name,
            last_name: draft.last_name,
            company_name: draft.company_name,
            country: draft.country,
            address_line1: draft.address_line1,
            address_line2: draft.address_line2,
            city: draft.city,
            state: draft.state,
            postal_code: draft.postal_code,
            phone_number: draft.phone_number,
            is_default: address.is_default,
        }
    }
}

/// An address to save.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AddressInput {
    #[schema(example = "Ada", max_length = 60)]
    first_name: String,
    #[schema(example = "Lovelace", max_length = 60)]
    last_name: String,
    #[schema(max_length = 100)]
    company_name: Option<String>,
    /// ISO 3166-1 alpha-2.
    #[schema(example = "US")]
    country: String,
    #[schema(example = "1 Engine Way", max_length = 120)]
    address_line1: String,
    #[schema(max_length = 120)]
    address_line2: Option<String>,
    #[schema(example = "Portland", max_length = 80)]
    city: String,
    /// Code or name; required where the country's states are known (US, CA, AU, BR).
    #[schema(example = "OR", max_length = 80)]
    state: Option<String>,
    /// Required for countries whose postal code format is known.
    #[schema(example = "97201", max_length = 12)]
    postal_code: Option<String>,
    /// With the country's code; spaces and hyphens are taken out.
    #[schema(example = "+15035550100")]
    phone_number: String,
    /// Makes it the default; if false or omitted, the default does not change.
    is_default: Option<bool>,
}

impl AddressInput {
    /// The address, if all its fields fit together.
    pub fn draft(self) -> Result<Draft, auth::Error> {
        let form = Form {
            first_name: self.first_name,
            last_name: self.last_name,
            company_name: self.company_name,
            country: self.country,
            address_line1: self.address_line1,
            address_line2: self.address_line2,
            city: self.city,
            state: self.state,
            postal_code: self.postal_code,
            phone_number: self.phone_number,
        };
        form.check()
    }
}

/// What a state and a code look like depends on the country, so the domain checks the whole.
impl Validate for AddressInput {
    fn validate(&self) -> Result<(), ValidationErrors> {
        match self.clone().draft() {
            Err(auth::Error::Refused(faults)) => {
                let named = faults.into_iter();
                valid::faults(named.map(|fault| (fault.field.to_owned(), fault.invalid)))
            }
            _ => Ok(()),
        }
    }
}

/// An address's path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct AddressPath {
    /// The address's ID.
    #[param(value_type = i64)]
    id: AddressId,
}

/// The caller's address book, the default first.
#[utoipa::path(
    operation_id = "listAddresses", tag = "auth", summary = "The address book",
    security(("bearer" = [])),
    responses((status = 200, description = "At most 20 addresses", body = [Address])),
)]
#[get("/api/user/addresses")]
pub async fn list_addresses(
    state: web::Data<State>,
    Caller(user): Caller<User>,
) -> Answer<Vec<Address>> {
    let book = address::list(&state.pool, &user).await?;
    Ok(web::Json(book.into_iter().map(Address::from).collect()))
}

/// Adds an address; the first is the default.
#[utoipa::path(
    operation_id = "createAddress", tag = "auth", summary = "Add an address",
    security(("bearer" = [])), request_body = AddressInput,
    responses(
        (status = 201, description = "The address", body = Address),
        (status = 409, description = "`too_many_addresses`: there are already 20",
            body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/user/addresses")]
pub async fn create_address(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Valid(body): Valid<AddressInput>,
) -> Result<HttpResponse, Problem> {
    let is_default = body.is_default.unwrap_or(false);
    let draft = body.draft()?;
    let made = address::create(&state.pool, &user, &draft, is_default).await?;
    Ok(HttpResponse::Created().json(Address::from(made)))
}

/// Changes an address as a whole.
#[utoipa::path(
    operation_id = "updateAddress", tag = "auth", summary = "Change an address",
    security(("bearer" = [])), params(AddressPath), request_body = AddressInput,
    responses((status = 200, description = "The address as it is now", body = Address)),
)]
#[put("/api/user/addresses/{id}")]
pub async fn update_address(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<AddressPath>,
    Valid(body): Valid<AddressInput>,
) -> Answer<Address> {
    let is_default = body.is_default.unwrap_or(false);
    let draft = body.draft()?;
    let changed = address::update(&state.pool, &user, path.id, &draft, is_default).await?;
    Ok(web::Json(changed.into()))
}

/// Takes an address out of the book.
#[utoipa::path(
    operation_id = "deleteAddress", tag = "auth", summary = "Delete an address",
    description = "Orders keep their own copy. If it was the default, the latest remaining address \
        becomes the default.",
    security(("bearer" = [])), params(AddressPath),
    responses((status = 204, description = "Deleted")),
)]
#[delete("/api/user/addresses/{id}")]
pub async fn delete_address(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<AddressPath>,
) -> Result<HttpResponse, Problem> {
    address::delete(&state.pool, &user, path.id).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Makes an address the default.
#[utoipa::path(
    operation_id = "setDefaultAddress", tag = "auth", summary = "Make an address the default",
    security(("bearer" = [])), params(AddressPath),
    responses((status = 200, description = "The address, now the default", body = Address)),
)]
#[post("/api/user/addresses/{id}/default")]
pub async fn set_default_address(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<AddressPath>,
) -> Answer<Address> {
    let address = address::set_default(&state.pool, &user, path.id).await?;
    Ok(web::Json(address.into()))
}

/// A country, and the fields of its addresses.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Country {
    /// ISO 3166-1 alpha-2.
    #[schema(example = "US")]
    code: &'static str,
    has_postal_code: bool,
    /// Whether addresses may have a state or province.
    has_state: bool,
    /// One of these is required; empty if none is.
    states: Vec<CountryState>,
}

/// A state or province.
#[derive(Debug, Serialize, ToSchema)]
pub struct CountryState {
    #[schema(example = "OR")]
    code: &'static str,
    #[schema(example = "Oregon")]
    name: &'static str,
}

/// All countries.
#[utoipa::path(
    operation_id = "listCountries", tag = "auth", summary = "Countries for addresses",
    description = "All countries of ISO 3166-1 by code; browsers can show their names in any language.",
    responses((status = 200, description = "249 countries", body = [Country])),
)]
#[get("/api/public/countries")]
pub async fn list_countries() -> impl Responder {
    let countries: Vec<Country> = country::countries().map(Country::from).collect();
    web::Json(countries)
        .customize()
        .insert_header((CACHE_CONTROL, "public, max-age=86400"))
}

impl From<CountryForm> for Country {
    fn from(country: CountryForm) -> Self {
        let state = |(code, name)| CountryState { code, name };
        Self {
            code: country.code,
            has_postal_code: country.has_postal_code,
            has_state: country.has_state,
            states: country.states.into_iter().map(state).collect(),
        }
    }
}
