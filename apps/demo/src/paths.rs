//! Locations: the checkout with its npm packages, and the demo's data folder with its keys.

use std::{
    fs::File,
    io::Write,
    os::unix::fs::OpenOptionsExt,
    path::{Path, PathBuf},
};

use anyhow::Context;

/// The project's folder: at or above the working directory, else above the program, else where the
/// program was compiled.
pub fn checkout() -> anyhow::Result<PathBuf> {
    let here = std::env::current_dir().context("finding the working directory")?;
    let program = std::env::current_exe().context("finding the program")?;
    let compiled = Path::new(env!("CARGO_MANIFEST_DIR"));
    let starts = [here.as_path(), program.as_path(), compiled];
    let found = starts
        .into_iter()
        .flat_map(Path::ancestors)
        .find(|folder| is_checkout(folder));
    Ok(found.unwrap_or(&here).to_owned())
}

fn is_checkout(folder: &Path) -> bool {
    folder.join("apps/demo/Cargo.toml").exists()
}

/// A key that is made at random on first use and kept in a file that only we can read.
pub fn secret(data_dir: &Path, name: &str) -> anyhow::Result<String> {
    let folder = data_dir.join("secrets");
    let file = folder.join(name);
    if let Ok(known) = std::fs::read_to_string(&file) {
        return Ok(known.trim().to_owned());
    }
    std::fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
    let bytes: [u8; 32] = rand::random();
    let fresh: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    // written aside and renamed: a crash in between leaves no half a key
    let partial = folder.join(format!("{name}.new"));
    File::options()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(&partial)
        .and_then(|mut open| open.write_all(fresh.as_bytes()))
        .and_then(|()| std::fs::rename(&partial, &file))
        .with_context(|| format!("writing {}", file.display()))?;
    Ok(fresh)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn a_secret_is_random_kept_and_private() {
        let folder = std::env::temp_dir().join(format!("demo-secret-{}", std::process::id()));
        let first = secret(&folder, "one").unwrap();
        let again = secret(&folder, "one").unwrap();
        let other = secret(&folder, "two").unwrap();
        let mode = std::fs::metadata(folder.join("secrets/one"))
            .unwrap()
            .permissions()
            .mode();
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(first, again);
        assert_ne!(first, other);
        assert_eq!(first.len(), 64);
        assert_eq!(mode & 0o777, 0o600);
    }
}
