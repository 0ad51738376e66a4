//! The index of goods, asked as a shopper asks it.
#![cfg(test)]

mod any;
mod corpus;
mod durable;
mod facets;
mod naive;
mod options;
mod order;
mod shelves;
mod suggest;
mod words;
mod world;
