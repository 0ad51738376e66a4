//! The process chain of `npx rust-just start`: npm, a shell, Node, just, and this program at the
//! end.
//!
//! A SIGTERM to npm ends npm and the shell but reaches neither just nor us, and a kill reaches only
//! npm. So we check regularly whether the chain is still complete. Programs above npm, such as the
//! script or terminal that ran it, do not matter: they may end and leave us running.

use std::path::PathBuf;

/// The links of the chain, each a process and its parent; empty if we were started directly.
#[derive(Debug)]
pub struct Launcher {
    links: Vec<(u32, u32)>,
}

impl Launcher {
    /// Looks at our ancestors, as far as Linux shows them.
    pub fn find() -> Self {
        let mut links = Vec::new();
        let mut words = Vec::new();
        let mut child = std::process::id();
        while let Some(parent) = parent(child).filter(|_| links.len() < 4) {
            links.push((child, parent));
            words.push(command_line(parent));
            child = parent;
        }
        links.truncate(length(&words));
        Self { links }
    }

    /// Whether every process of the chain still has the parent it had.
    pub fn complete(&self) -> bool {
        self.links
            .iter()
            .all(|(child, expected)| parent(*child) == Some(*expected))
    }
}

/// How many of the nearest ancestors, given by their command lines, belong to the start command.
fn length(ancestors: &[Vec<String>]) -> usize {
    let line = |place: usize| ancestors.get(place).map(Vec::as_slice).unwrap_or_default();
    let first = |place: usize| {
        line(place)
            .first()
            .map_or("", |word| word.rsplit('/').next().unwrap_or(word))
    };
    let mentions_just = |place: usize| line(place).iter().any(|word| word.contains("just"));
    // npm writes one title over its arguments
    let is_npm = |place: usize| {
        first(place).starts_with("npm")
            || line(place).iter().any(|word| word.ends_with("npx-cli.js"))
    };

    if first(0) != "just" {
        return 0;
    }
    if first(1) != "node" || !mentions_just(1) {
        return 1;
    }
    if is_npm(2) {
        return 3;
    }
    if first(2) == "sh" && mentions_just(2) && is_npm(3) {
        return 4;
    }
    2
}

fn parent(process: u32) -> Option<u32> {
    let text = std::fs::read_to_string(PathBuf::from(format!("/proc/{process}/stat"))).ok()?;
    // the second field is a name in brackets that may itself hold brackets and spaces
    let (_, rest) = text.rsplit_once(')')?;
    rest.split_whitespace().nth(1)?.parse().ok()
}

fn command_line(process: u32) -> Vec<String> {
    let bytes = std::fs::read(format!("/proc/{process}/cmdline")).unwrap_or_default();
    let text = String::from_utf8_lossy(&bytes);
    text.split('\0')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(lines: &[&[&str]]) -> usize {
        let lines: Vec<Vec<String>> = lines
            .iter()
            .map(|line| line.iter().map(|word| (*word).to_owned()).collect())
            .collect();
        length(&lines)
    }

    const JUST: &[&str] = &["/cache/rust-just-linux-x64/bin/just", "start"];
    const NODE: &[&str] = &["node", "/cache/.bin/just", "start"];
    const SHELL: &[&str] = &["sh", "-c", "'just' start"];
    const NPM: &[&str] = &["npm exec rust-just start"];
    const SCRIPT: &[&str] = &["sh", "-c", "npx rust-just start &"];

    #[test]
    fn the_chain_ends_with_npm_and_not_with_the_script_that_ran_it() {
        assert_eq!(chain(&[JUST, NODE, SHELL, NPM]), 4);
        assert_eq!(chain(&[JUST, NODE, NPM, SCRIPT]), 3);
    }

    #[test]
    fn without_npm_only_just_belongs_to_the_chain() {
        assert_eq!(chain(&[JUST, SCRIPT]), 1);
        assert_eq!(chain(&[JUST, NODE, SCRIPT]), 2);
        assert_eq!(chain(&[SCRIPT]), 0);
        assert_eq!(chain(&[]), 0);
    }

    #[test]
    fn a_chain_whose_link_is_gone_is_not_complete() {
        let here = (std::process::id(), std::os::unix::process::parent_id());
        assert!(Launcher { links: vec![here] }.complete());
        assert!(
            !Launcher {
                links: vec![(here.0, 1_999_999_999)]
            }
            .complete()
        );
    }
}
