//! Copies folders.

use std::{os::unix::fs::PermissionsExt, path::Path};

use crate::{
    error::{During, Error},
    home::{make_folder, set_mode},
};

/// Copies a database's folder, for the user that copies alone.
pub fn private(from: &Path, to: &Path) -> Result<(), Error> {
    make_folder(to, 0o700)?;
    let listing = std::fs::read_dir(from).during(|| format!("reading {}", from.display()))?;
    for found in listing {
        let found = found.during(|| format!("reading {}", from.display()))?;
        let (from, to) = (found.path(), to.join(found.file_name()));
        if from.is_dir() {
            private(&from, &to)?;
        } else {
            // with its permissions
            std::fs::copy(&from, &to).during(|| format!("copying {}", from.display()))?;
        }
    }
    Ok(())
}

/// Copies a folder so that every user can read the copy; static libraries are left out.
pub fn readable(from: &Path, to: &Path) -> Result<(), Error> {
    make_folder(to, 0o755)?;
    let listing = std::fs::read_dir(from).during(|| format!("reading {}", from.display()))?;
    for found in listing {
        let found = found.during(|| format!("reading {}", from.display()))?;
        entry(&found.path(), &to.join(found.file_name()))?;
    }
    set_mode(to, 0o755)
}

fn entry(from: &Path, to: &Path) -> Result<(), Error> {
    let found = std::fs::symlink_metadata(from).during(|| format!("reading {}", from.display()))?;
    if found.is_dir() {
        return readable(from, to);
    }
    if found.is_symlink() {
        return std::fs::read_link(from)
            .and_then(|target| std::os::unix::fs::symlink(target, to))
            .during(|| format!("linking {}", to.display()));
    }
    if from.extension().is_some_and(|name| name == "a") {
        return Ok(());
    }
    std::fs::copy(from, to).during(|| format!("copying {}", from.display()))?;
    set_mode(
        to,
        if found.permissions().mode() & 0o100 == 0 {
            0o644
        } else {
            0o755
        },
    )
}
