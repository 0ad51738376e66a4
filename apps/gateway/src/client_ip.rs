//! The address that a request really comes from. A proxy in front of the gateway is the peer of
//! every connection; what it says about the client is believed only if it is one of
//! `TRUSTED_PROXIES`, because anybody can send the header.

use std::net::IpAddr;

use actix_web::HttpRequest;

/// The client's address: the peer's own, or what the trusted proxies say.
pub fn of(request: &HttpRequest, trusted: &[IpAddr]) -> Option<IpAddr> {
    let peer = request.peer_addr()?.ip().to_canonical();
    let lines = request.headers().get_all("x-forwarded-for");
    let hops: Vec<&str> = lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(','))
        .collect();
    Some(resolve(peer, &hops, trusted))
}

/// Each proxy appends the address that it was called from, so the list is read from its end:
/// the first one that is no proxy of ours is the client.
fn resolve(peer: IpAddr, hops: &[&str], trusted: &[IpAddr]) -> IpAddr {
    let mut client = peer;
    for hop in hops.iter().rev() {
        if !trusted.contains(&client) {
            break;
        }
        match hop.trim().parse::<IpAddr>() {
            Ok(address) => client = address.to_canonical(),
            Err(_) => break,
        }
    }
    client
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(peer: &str, hops: &[&str]) -> String {
        let trusted = ["10.0.0.1", "10.0.0.2"].map(|address| address.parse().unwrap());
        resolve(peer.parse().unwrap(), hops, &trusted).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_may_name_the_client() {
        assert_eq!(found("203.0.113.7", &["198.51.100.1"]), "203.0.113.7");
        assert_eq!(found("10.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(found("10.0.0.1", &[]), "10.0.0.1");
    }

    #[test]
    fn what_the_client_wrote_before_the_proxies_is_not_believed() {
        let forged = ["1.1.1.1", " 198.51.100.1", " 10.0.0.2"];
        assert_eq!(found("10.0.0.1", &forged), "198.51.100.1");
        assert_eq!(found("10.0.0.1", &["1.1.1.1", "unknown"]), "10.0.0.1");
        assert_eq!(found("10.0.0.1", &["::ffff:198.51.100.1"]), "198.51.100.1");
    }
}
