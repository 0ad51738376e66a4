//! What happens to every request: an ID and a log line, security headers, a guard against panics,
//! responses from the cache, and limits on rate, concurrency and duration.

pub mod deadline;
pub mod deliberate;
pub mod farewell;
pub mod head;
pub mod headers;
pub mod limits;
pub mod packed;
pub mod recall;
pub mod request_id;
pub mod settle;
pub mod unread;
