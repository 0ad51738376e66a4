//! JSON shapes that more than one route uses.

pub mod double_option;
pub mod invoice;
pub mod key;
pub mod message;
pub mod order;
pub mod page;
pub mod quote;
pub mod webhook;
