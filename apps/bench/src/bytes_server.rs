//! The reference for pages: an actix-web that only sends their bytes.

use std::{
    collections::HashMap,
    net::{Ipv4Addr, SocketAddr, TcpListener},
};

use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web, web::Bytes};

use crate::pages::Page;

/// Starts it on a free port; it ends with the program.
pub fn start(pages: &[Page]) -> anyhow::Result<SocketAddr> {
    let pages: HashMap<String, Bytes> = pages
        .iter()
        .flat_map(|page| &page.requests)
        .map(|request| (request.path.clone(), request.body.clone()))
        .collect();
    let pages = web::Data::new(pages);
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let address = listener.local_addr()?;
    let app = move || {
        App::new()
            .app_data(pages.clone())
            .default_service(web::to(answer))
    };
    let server = HttpServer::new(app).disable_signals().listen(listener)?;
    tokio::spawn(server.run());
    Ok(address)
}

async fn answer(request: HttpRequest, pages: web::Data<HashMap<String, Bytes>>) -> HttpResponse {
    let path = request.uri().path_and_query();
    match path.and_then(|path| pages.get(path.as_str())) {
        Some(body) => HttpResponse::Ok()
            .content_type("application/json")
            .body(body.clone()),
        None => HttpResponse::NotFound().finish(),
    }
}
