//! Which processes a process has started, as far as Linux shows them.

/// A process; its number alone could be given to another one later.
#[derive(Debug)]
pub struct Process {
    id: u32,
    started: u64,
}

struct Stat {
    parent: u32,
    started: u64,
    dead: bool,
}

/// All below this one: children, their children, and so on.
pub fn below(ancestor: u32) -> Vec<Process> {
    let all: Vec<(u32, Stat)> = std::fs::read_dir("/proc")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter_map(|id| Some((id, stat(id)?)))
        .collect();
    let mut found: Vec<Process> = Vec::new();
    let mut parents = vec![ancestor];
    while let Some(parent) = parents.pop() {
        for (id, stat) in all.iter().filter(|(_, stat)| stat.parent == parent) {
            parents.push(*id);
            found.push(Process {
                id: *id,
                started: stat.started,
            });
        }
    }
    found
}

impl Process {
    /// Its number.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Whether it says of itself that it works for one of the shop's connections.
    pub fn is_called(&self, name: &str) -> bool {
        let words = std::fs::read(format!("/proc/{}/cmdline", self.id)).unwrap_or_default();
        let words = String::from_utf8_lossy(&words);
        words.starts_with(name) && words.contains("127.0.0.1(")
    }

    /// Whether it still does anything. One that ended but was never asked how does not.
    pub fn runs(&self) -> bool {
        stat(self.id).is_some_and(|stat| stat.started == self.started && !stat.dead)
    }
}

fn stat(id: u32) -> Option<Stat> {
    let text = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // the second field is a name in brackets that may itself hold brackets and spaces
    let (_, rest) = text.rsplit_once(')')?;
    let fields: Vec<&str> = rest.split_whitespace().collect();
    Some(Stat {
        dead: matches!(*fields.first()?, "Z" | "X"),
        parent: fields.get(1)?.parse().ok()?,
        started: fields.get(19)?.parse().ok()?,
    })
}
