//! Quality values in lists of headers, such as `de, en;q=0.8` (RFC 9110, 12.4.2 and 12.5).

/// What is accepted and with which weight, from 0 (not at all) to 1, in the order of the list.
/// What cannot be read is passed over.
pub fn weights(list: &str) -> impl Iterator<Item = (&str, f32)> {
    list.split(',').filter_map(|item| {
        let (name, parameters) = item.split_once(';').unwrap_or((item, ""));
        let name = name.trim();
        let weight = weight(parameters)?;
        (!name.is_empty()).then_some((name, weight))
    })
}

/// The weight among the parameters of an item; without one it is 1.
fn weight(parameters: &str) -> Option<f32> {
    let mut parameters = parameters.split(';').filter_map(|it| it.split_once('='));
    let weight = parameters.find(|(name, _)| name.trim().eq_ignore_ascii_case("q"));
    let weight = weight.map_or(Ok(1.0), |(_, weight)| weight.trim().parse());
    weight.ok().filter(|weight| (0.0..=1.0).contains(weight))
}

#[cfg(test)]
mod tests {
    use super::weights;

    #[test]
    fn items_come_with_their_weights_and_nonsense_is_passed_over() {
        let list = "br;q=0, gzip ; Q=0.5,, de-AT , x;level=1;q=0.2, y;q=2, z;q=nan";
        let read: Vec<_> = weights(list).collect();
        assert_eq!(
            read,
            [("br", 0.0), ("gzip", 0.5), ("de-AT", 1.0), ("x", 0.2)]
        );
    }
}
