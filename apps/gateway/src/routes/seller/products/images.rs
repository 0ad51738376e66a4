//! Pictures of a product.

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use actix_multipart::form::text::Text as FormText;
use actix_web::{HttpResponse, post, web};
use auth::actor::Seller;
use catalog::product::{self, NewImage};
use types::Text;
use utoipa::ToSchema;

use super::SellerProductPath;
use super::wire::SellerProduct;
use crate::caller::Caller;
use crate::form::Form;
use crate::problem::{Fields, Problem};
use crate::state::State;

/// The fields as they come in.
#[derive(Debug, MultipartForm)]
pub struct Upload {
    #[multipart(limit = "11MiB")]
    file: TempFile,
    alt: Option<FormText<String>>,
}

impl Upload {
    async fn read(&self) -> Result<NewImage, Problem> {
        let mut fields = Fields::default();
        let alt = self.alt.as_ref().map(|text| text.0.as_str());
        let alt = fields.take("/alt", Text::<200>::parse_optional(alt));
        let alt = fields.finish(alt)?;
        let file = tokio::fs::read(self.file.file.path()).await;
        Ok(NewImage {
            file: file.map_err(|error| Problem::internal(&error))?,
            alt: alt.map(Text::into_string).unwrap_or_default(),
        })
    }
}

/// The same fields, for the document.
#[derive(Debug, ToSchema)]
#[schema(as = ProductImageForm)]
#[expect(dead_code, reason = "only describes the form")]
pub struct UploadForm {
    /// JPEG, PNG or WebP, at most 10 MB and 40 megapixels.
    #[schema(value_type = String, format = Binary)]
    file: Vec<u8>,
    /// What it shows.
    #[schema(example = "Green mug on a table", max_length = 200)]
    alt: Option<String>,
}

/// Adds a picture behind the product's others.
#[utoipa::path(
    operation_id = "addProductImage", tag = "seller", summary = "Add a picture to a product",
    description = "The picture is encoded anew, without metadata. The first one stands on cards.",
    security(("bearer" = [])), params(SellerProductPath),
    request_body(content = UploadForm, content_type = "multipart/form-data"),
    responses((status = 201, description = "The product with all its pictures", body = SellerProduct)),
)]
#[post("/{id}/images")]
pub async fn add_product_image(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerProductPath>,
    Form(upload): Form<Upload>,
) -> Result<HttpResponse, Problem> {
    let image = upload.read().await?;
    let product = product::add_image(&state.pool, &state.media, &seller, path.id, image).await?;
    Ok(HttpResponse::Created().json(SellerProduct::from(product)))
}
