//! What happens to every request: an id and a log line, headers that keep browsers safe, a
//! net for panics, answers from the cache, and limits to how many there are and how long each may take.

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
