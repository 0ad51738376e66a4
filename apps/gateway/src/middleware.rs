//! What happens to every request: an id and a log line, headers that keep browsers safe,
//! and a net for panics.

pub mod headers;
pub mod request_id;
