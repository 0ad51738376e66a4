//! Looks for a PostgreSQL server on this machine.
//!
//! Order: the npm package below `frontend/node_modules`, then installed servers: what `pg_config`
//! names, `/usr/lib/postgresql/*` newest first, and the PATH. A place counts only if its `postgres`
//! really runs as the user that will run it; an existing database asks for its own major version.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{error::Error, npm, os_user::OsUser};

/// The oldest major version that the migrations support.
const OLDEST: u32 = 15;

/// A server's programs that were seen to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Programs {
    bin: PathBuf,
    major: u32,
}

impl Programs {
    /// The path of one of the programs, say `initdb`.
    pub fn path(&self, program: &str) -> PathBuf {
        self.bin.join(program)
    }

    /// The major version, say 18.
    pub fn major(&self) -> u32 {
        self.major
    }
}

/// What the server has to be fit for.
#[derive(Clone, Debug)]
pub struct Wanted<'a> {
    /// Where npm packages are installed, if anywhere.
    pub node_modules: Option<&'a Path>,
    /// The user that will run the server.
    pub os_user: OsUser,
    /// The data folder, which may not exist yet.
    pub data: &'a Path,
}

/// Finds the first server that is fit.
pub fn server(wanted: &Wanted<'_>) -> Result<Programs, Error> {
    let made_by = major_of(wanted.data);
    let mut tried = Vec::new();
    let mut found = Vec::new();
    let packaged = wanted.node_modules.and_then(npm::package);
    let places = packaged
        .into_iter()
        .map(Candidate::Package)
        .chain(installed().into_iter().map(Candidate::Installed));
    for place in places {
        match place.try_out(wanted.os_user) {
            Ok(programs) if made_by.is_none_or(|major| major == programs.major) => {
                return Ok(programs);
            }
            Ok(programs) => found.push(programs.major),
            Err(reason) => tried.push(reason),
        }
    }
    match made_by {
        Some(made_by) if !found.is_empty() => {
            found.dedup();
            Err(Error::OtherMajor {
                folder: wanted.data.to_owned(),
                made_by,
                found,
            })
        }
        _ => Err(Error::NotFound { tried }),
    }
}

/// The nearest `frontend/node_modules` at or above a folder.
pub fn node_modules(start: &Path) -> Option<PathBuf> {
    start
        .ancestors()
        .map(|step| step.join("frontend/node_modules"))
        .find(|step| step.is_dir())
}

enum Candidate {
    Package(PathBuf),
    Installed(PathBuf),
}

impl Candidate {
    fn try_out(self, os_user: OsUser) -> Result<Programs, String> {
        let package = match self {
            Self::Installed(bin) => return try_out(bin, os_user),
            Self::Package(package) => package,
        };
        let in_place = npm::prepare(&package).map_err(|error| error.to_string());
        let answer = in_place.and_then(|bin| try_out(bin, os_user));
        if answer.is_ok() || os_user == OsUser::Same {
            return answer;
        }
        // the checkout may lie where only root can look
        npm::copy_for(&package, os_user)
            .map_err(|error| error.to_string())
            .and_then(|bin| try_out(bin, os_user))
    }
}

fn try_out(bin: PathBuf, os_user: OsUser) -> Result<Programs, String> {
    let program = bin.join("postgres");
    if !bin.join("initdb").exists() {
        return Err(format!("{} has no initdb", bin.display()));
    }
    let mut command = Command::new(&program);
    command
        .arg("--version")
        .env_clear()
        .current_dir("/")
        .stdin(Stdio::null());
    os_user.apply(&mut command);
    let output = command
        .output()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let text = String::from_utf8_lossy(&output.stdout);
    match version(&text) {
        Some(major) if major >= OLDEST => Ok(Programs { bin, major }),
        Some(major) => Err(format!("{} is version {major}", program.display())),
        None => Err(format!(
            "{} does not run: {}",
            program.display(),
            String::from_utf8_lossy(&output.stderr).trim()
        )),
    }
}

/// The major version in `postgres (PostgreSQL) 15.18 (Debian …)`.
fn version(text: &str) -> Option<u32> {
    let (_, rest) = text.split_once("(PostgreSQL)")?;
    leading_number(rest.trim())
}

fn leading_number(text: &str) -> Option<u32> {
    text.split(|c: char| !c.is_ascii_digit())
        .next()?
        .parse()
        .ok()
}

fn major_of(data: &Path) -> Option<u32> {
    std::fs::read_to_string(data.join("PG_VERSION"))
        .ok()
        .and_then(|text| leading_number(text.trim()))
}

fn installed() -> Vec<PathBuf> {
    let named = Command::new("pg_config")
        .arg("--bindir")
        .stderr(Stdio::null())
        .output()
        .ok();
    let named = named.and_then(|output| String::from_utf8(output.stdout).ok());
    let mut places: Vec<PathBuf> = named
        .iter()
        .map(|text| PathBuf::from(text.trim()))
        .collect();
    places.extend(debian());
    places.extend(
        std::env::var_os("PATH")
            .iter()
            .flat_map(|path| std::env::split_paths(path).collect::<Vec<_>>()),
    );
    places.retain(|place| place.join("postgres").exists());
    let mut seen = std::collections::HashSet::new();
    places.retain(|place| seen.insert(place.clone()));
    places
}

fn debian() -> Vec<PathBuf> {
    let folder = Path::new("/usr/lib/postgresql");
    let mut majors: Vec<u32> = std::fs::read_dir(folder)
        .map(|listing| {
            listing
                .flatten()
                .filter_map(|entry| leading_number(&entry.file_name().to_string_lossy()))
                .collect()
        })
        .unwrap_or_default();
    majors.sort_unstable_by(|a, b| b.cmp(a));
    majors
        .iter()
        .map(|major| folder.join(major.to_string()).join("bin"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_is_read_from_what_the_server_says() {
        assert_eq!(
            version("postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n"),
            Some(15)
        );
        assert_eq!(version("postgres (PostgreSQL) 18beta1\n"), Some(18));
        assert_eq!(version("command not found"), None);
    }

    #[test]
    fn a_database_of_an_unknown_major_version_is_refused_by_name() {
        let data = std::env::temp_dir().join(format!("other-major-{}", std::process::id()));
        std::fs::create_dir_all(&data).unwrap();
        std::fs::write(data.join("PG_VERSION"), "9\n").unwrap();
        let wanted = Wanted {
            node_modules: None,
            os_user: OsUser::Same,
            data: &data,
        };
        let answer = server(&wanted).unwrap_err().to_string();
        std::fs::remove_dir_all(&data).unwrap();
        assert!(
            answer.contains("PostgreSQL 9") || answer.contains("no usable"),
            "{answer}"
        );
    }
}
