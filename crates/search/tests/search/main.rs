//! The index of goods, asked as a shopper asks it.
#![cfg(test)]

mod any;
mod corpus;
mod corrections;
mod durable;
mod facets;
mod families;
mod fits;
mod killed;
mod naive;
mod options;
mod order;
mod shelves;
mod slips;
mod suggest;
mod words;
mod world;
