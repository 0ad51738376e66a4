//! The caller's own profile.

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use actix_web::{delete, get, post, web};
use auth::actor::User;
use auth::profile::{self, Avatar, Change, Username};
use serde::Serialize;
use utoipa::ToSchema;
use validator::Validate;

use super::wire::Role;
use crate::caller::Caller;
use crate::form::{Form, Typed};
use crate::problem::{Answer, Problem};
use crate::routes::catalog::wire::ShopRef;
use crate::state::State;
use crate::valid::text;

/// Longest sides of an avatar, in pixels: for the profile, and for small places such as the
/// header.
const SIDES: [u32; 2] = [256, 64];

/// The caller's profile.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    id: i64,
    #[schema(example = "ada@example.com")]
    email: String,
    #[schema(example = "Ada")]
    username: String,
    /// The picture, at most 256 pixels a side.
    #[schema(required = true)]
    avatar: Option<String>,
    /// The same, at most 64 pixels a side; null for old pictures with one size.
    #[schema(required = true)]
    avatar_small: Option<String>,
    roles: Vec<Role>,
    /// Always 1, because only active accounts can call this.
    #[schema(example = 1)]
    is_active: u8,
    /// The caller's shop.
    #[schema(required = true)]
    shop: Option<ShopRef>,
}

impl Profile {
    /// The caller's profile as it is now.
    pub async fn load(state: &State, user: &User) -> Result<Self, Problem> {
        Self::of(state, profile::load(&state.pool, user).await?).await
    }

    async fn of(state: &State, profile: profile::Profile) -> Result<Self, Problem> {
        let shop = match profile.shop {
            Some(id) => {
                let mut conn = state.pool.get().await?;
                Some(catalog::shop::name(&mut conn, id).await?.into())
            }
            None => None,
        };
        Ok(Self {
            id: profile.id.get(),
            email: profile.email,
            username: profile.username,
            avatar: profile.avatar,
            avatar_small: profile.avatar_small,
            roles: profile.roles.into_iter().map(Role::from).collect(),
            is_active: profile.activated.into(),
            shop,
        })
    }
}

/// The caller's profile.
#[utoipa::path(
    operation_id = "getMe", tag = "auth", summary = "The caller's profile",
    security(("bearer" = [])),
    responses((status = 200, description = "The profile", body = Profile)),
)]
#[get("/api/user/me")]
pub async fn get_me(state: web::Data<State>, Caller(user): Caller<User>) -> Answer<Profile> {
    Ok(web::Json(Profile::load(&state, &user).await?))
}

/// Changes; omitted fields stay as they are.
#[derive(MultipartForm, Validate, ToSchema)]
#[multipart(deny_unknown_fields, duplicate_field = "deny")]
pub struct ProfileForm {
    /// One line of at most 50 characters.
    #[multipart(limit = "2KiB")]
    #[validate(custom(function = text::<Username>))]
    #[schema(value_type = Option<String>, example = "Ada", nullable = false)]
    username: Option<Typed<String>>,
    /// JPEG, PNG or WebP, not animated, at most 10 MB, 40 megapixels and 16,384 pixels along a side; it is re-encoded.
    #[multipart(limit = "10MiB")]
    #[schema(value_type = Option<String>, format = Binary, nullable = false)]
    avatar: Option<TempFile>,
}

impl ProfileForm {
    async fn parse(&self, state: &State) -> Result<Change, Problem> {
        let username = self.username.as_ref().map(|name| name.parse());
        let username = username.transpose()?;
        // Browsers send an empty file for a picture that was not chosen.
        let avatar = match self.avatar.as_ref().filter(|file| file.size > 0) {
            Some(file) => Some(store_avatar(state, file).await?),
            None => None,
        };
        Ok(Change { username, avatar })
    }
}

/// Encodes the picture anew and keeps it; answers where it is served.
async fn store_avatar(state: &State, file: &TempFile) -> Result<Avatar, Problem> {
    let refused = |error: media::Error| Problem::from(error).pointing("/avatar");
    let [full, small] = media::image::render_sides(file.file.path(), SIDES)
        .await
        .map_err(refused)?;
    Ok(Avatar {
        full: state
            .media
            .save_unshared(full)
            .await
            .map_err(refused)?
            .url(),
        small: state
            .media
            .save_unshared(small)
            .await
            .map_err(refused)?
            .url(),
    })
}

/// Changes the caller's name or picture.
#[utoipa::path(
    operation_id = "updateProfile", tag = "auth", summary = "Change name or picture",
    security(("bearer" = [])),
    request_body(content = ProfileForm, content_type = "multipart/form-data"),
    responses((status = 200, description = "The profile as it is now", body = Profile)),
)]
#[post("/api/user/update_profile")]
pub async fn update_profile(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    Form(form): Form<ProfileForm>,
) -> Answer<Profile> {
    let change = form.parse(&state).await?;
    let profile = profile::update(&state.pool, &user, change).await?;
    Ok(web::Json(Profile::of(&state, profile).await?))
}

/// Takes the caller's picture off their profile.
#[utoipa::path(
    operation_id = "removeAvatar", tag = "auth", summary = "Remove the picture",
    security(("bearer" = [])),
    responses((status = 200, description = "The profile as it is now, without a picture", body = Profile)),
)]
#[delete("/api/user/avatar")]
pub async fn remove_avatar(state: web::Data<State>, Caller(user): Caller<User>) -> Answer<Profile> {
    let profile = profile::remove_avatar(&state.pool, &user).await?;
    Ok(web::Json(Profile::of(&state, profile).await?))
}
