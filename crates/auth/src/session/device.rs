//! The device of a session.

use std::net::IpAddr;

use types::Language;

/// A person's device, as far as the request tells.
#[derive(Debug, Clone, Default)]
pub struct Device {
    /// What it calls itself; cut to 300 characters.
    pub user_agent: Option<String>,
    /// Where it calls from.
    pub address: Option<IpAddr>,
    /// What its owner reads.
    pub language: Option<Language>,
}

impl Device {
    /// Enough to recognize "at home", too little to name a machine.
    pub(crate) fn network(&self) -> Option<String> {
        Some(match self.address?.to_canonical() {
            IpAddr::V4(ip) => {
                let [a, b, c, _] = ip.octets();
                format!("{a}.{b}.{c}.0/24")
            }
            IpAddr::V6(ip) => {
                let [a, b, c, d, ..] = ip.segments();
                format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_names_no_machine() {
        let network = |ip: &str| {
            let address = ip.parse().ok();
            let device = Device {
                address,
                ..Device::default()
            };
            device.network().unwrap()
        };
        assert_eq!(network("203.0.113.77"), "203.0.113.0/24");
        assert_eq!(network("::ffff:203.0.113.77"), "203.0.113.0/24");
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    }
}
