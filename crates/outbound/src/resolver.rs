//! Name resolution that never leads into our own network: a name that resolves to loopback,
//! private or link-local addresses is treated as unresolvable. The connection is made to
//! the very addresses that were checked.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use reqwest::dns::{Addrs, Name, Resolve, Resolving};

/// Resolves names to public addresses only.
#[derive(Debug, Clone, Copy)]
pub struct PublicAddresses;

impl Resolve for PublicAddresses {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<SocketAddr> = found.filter(|a| is_public(a.ip())).collect();
            if public.is_empty() {
                let reason = format!("{} has no public address", name.as_str());
                return Err(io::Error::new(io::ErrorKind::AddrNotAvailable, reason).into());
            }
            let addresses: Addrs = Box::new(public.into_iter());
            Ok(addresses)
        })
    }
}

pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => match v6.to_ipv4() {
            Some(embedded) => is_public_v4(embedded),
            None => is_public_v6(v6),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let carrier_shared = first == 100 && (64..128).contains(&second);
    // protocol assignments, behind which a cloud keeps its secrets, and networks of test stands
    let reserved = matches!((first, second, third), (192, 0, 0) | (198, 18 | 19, _));
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_broadcast()
        || address.is_documentation()
        || carrier_shared
        || reserved
        || first == 0
        || first >= 240)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    // 2000::/3 is all that is handed out for the public network; 64:ff9b::/96, 6to4 and Teredo
    // would carry an IPv4 address past the check above, and 2001:db8::/32 is for books.
    let is_embedding = first == 0x2002 || first == 0x2001 && matches!(second, 0 | 0xdb8);
    (0x2000..0x4000).contains(&first) && !is_embedding
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_inside_a_network_are_not_public() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001::7f00:1",
            "2001:db8::1",
            "192.0.0.192",
            "198.18.0.1",
            "ff02::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
    }

    #[test]
    fn addresses_of_the_public_network_are() {
        for outside in ["66.211.168.123", "2606:4700::1111", "100.128.0.1"] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_not_resolved() {
        let resolved = PublicAddresses.resolve("localhost".parse().unwrap()).await;
        assert!(resolved.is_err());
    }
}
