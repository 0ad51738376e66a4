//! The shop's payment code against the emulator, over real connections: each side is the
//! other's witness that both speak PayPal's language.

#[cfg(test)]
mod after_capture;
#[cfg(test)]
mod books;
#[cfg(test)]
mod disputes;
#[cfg(test)]
mod orders;
#[cfg(test)]
mod payouts;
#[cfg(test)]
mod refunds;
#[cfg(test)]
mod restart;
#[cfg(test)]
mod sdk;
#[cfg(test)]
mod support;
#[cfg(test)]
mod unknown_outcomes;
#[cfg(test)]
mod webhooks;
