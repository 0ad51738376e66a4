//! What happens to every request: an ID and a log line, security headers, a guard against panics,
//! responses from the cache, and limits on rate, concurrency and duration.

pub mod compressed_body;
pub mod connection_close;
pub mod deadline;
pub mod head;
pub mod headers;
pub mod limits;
pub mod prefetch_guard;
pub mod read_your_writes;
pub mod request_id;
pub mod response_cache;
pub mod unread_body;
