//! JSON shapes that more than one route uses.

pub mod invoice;
pub mod key;
pub mod left_out;
pub mod message;
pub mod order;
pub mod page;
pub mod quote;
pub mod webhook;
