//! Where links in texts by users may lead.

use linkify::{LinkFinder, LinkKind, Span};

use crate::html::escape;

/// The beginning of a link to this address; none unless it is http(s), an email address, a page of
/// this site or a place on the page.
pub fn begin(address: &str) -> Option<String> {
    let rel = match goal(address)? {
        Goal::Elsewhere => " rel=\"nofollow noopener noreferrer\"",
        Goal::Here | Goal::Mail => "",
    };
    Some(format!("<a href=\"{}\"{rel}>", escape(address)))
}

enum Goal {
    Here,
    Mail,
    Elsewhere,
}

fn goal(address: &str) -> Option<Goal> {
    // signs that browsers drop or turn around, so that an address is not what it looks like
    let disguise = |c: char| c.is_control() || c == ' ' || c == '\\';
    if address.contains(disguise) {
        return None;
    }
    let rest = |start: &str| {
        let head = address.get(..start.len())?;
        let rest = address.get(start.len()..)?;
        head.eq_ignore_ascii_case(start).then_some(rest)
    };
    if let Some(host) = rest("https://").or_else(|| rest("http://")) {
        return (!host.is_empty() && !host.starts_with('/')).then_some(Goal::Elsewhere);
    }
    if let Some(mailbox) = rest("mailto:") {
        return (!mailbox.is_empty()).then_some(Goal::Mail);
    }
    let here = match rest("#") {
        Some(anchor) => !anchor.is_empty(),
        None => address.starts_with('/') && !address.starts_with("//"),
    };
    here.then_some(Goal::Here)
}

/// A part of a text, and the beginning of the link that it is.
pub struct Part<'a> {
    pub words: &'a str,
    pub link: Option<String>,
}

/// A text cut where addresses stand in it.
pub fn find(text: &str) -> impl Iterator<Item = Part<'_>> {
    let finder = LinkFinder::new();
    let part = |span: Span<'_>| match span.kind() {
        Some(LinkKind::Email) => begin(&format!("mailto:{}", span.as_str())),
        Some(_) => begin(span.as_str()),
        None => None,
    };
    // collected, since the finder lives no longer than this
    let parts: Vec<_> = finder
        .spans(text)
        .filter_map(|span| {
            let words = text.get(span.start()..span.end())?;
            let link = part(span);
            Some(Part { words, link })
        })
        .collect();
    parts.into_iter()
}
