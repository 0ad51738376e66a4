//! Work in the queue: done once, tried again, parked, and never done by two at a time.
#![cfg(test)]

mod lane;
mod lease;
mod queue;
mod support;
mod timer;
