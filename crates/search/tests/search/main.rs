//! The index of products, asked as a shopper asks it.
#![cfg(test)]

mod cards;
mod corpus;
mod corrections;
mod durable;
mod facets;
mod families;
mod fits;
mod generate;
mod killed;
mod naive;
mod options;
mod order;
mod suggest;
mod typos;
mod words;
mod world;
