//! The folder of one database: where it lies, who may enter it, and the lock that keeps a second
//! launcher out.
//!
//! ```text
//! HOME/data           the database itself, private to the server's user
//! HOME/password       of the database's superuser, private to the launcher
//! HOME/postgres.log   what the server says
//! HOME/lock           held while a launcher uses the folder
//! HOME/location       only if the server's user cannot reach HOME: where the above really is
//! ```

use std::{
    fs::{File, Permissions},
    io::{Read, Write},
    os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use crate::{
    error::{During, Error},
    os_user::{OsUser, effective_uid},
};

/// How long a launcher waits for the previous one to finish stopping.
const PATIENCE: Duration = Duration::from_secs(5);

/// A database's folder, locked for this launcher until dropped.
#[derive(Debug)]
pub struct Home {
    path: PathBuf,
    os_user: OsUser,
    _lock: File,
}

impl Home {
    /// Makes or opens the folder and takes its lock.
    pub fn open(wanted: &Path) -> Result<Self, Error> {
        make_folder(wanted, 0o755)?;
        let wanted = wanted
            .canonicalize()
            .during(|| format!("opening {}", wanted.display()))?;
        let path = reachable(wanted)?;
        refuse_foreign(&path)?;
        let os_user = OsUser::for_data(&path.join("data"));
        let lock = lock(&path)?;
        // the server's user only passes through, it needs no list of what is here
        let mode = if os_user == OsUser::Same {
            0o700
        } else {
            0o711
        };
        set_mode(&path, mode)?;
        Ok(Self {
            path,
            os_user,
            _lock: lock,
        })
    }

    /// Where the folder really is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The user that the server runs as.
    pub fn os_user(&self) -> OsUser {
        self.os_user
    }

    /// The database's own folder.
    pub fn data(&self) -> PathBuf {
        self.path.join("data")
    }

    /// The server's log.
    pub fn log(&self) -> PathBuf {
        self.path.join("postgres.log")
    }

    /// The superuser's password, made at random on first use.
    pub fn password(&self) -> Result<String, Error> {
        let file = self.path.join("password");
        if let Ok(known) = std::fs::read_to_string(&file)
            && !known.is_empty()
        {
            return Ok(known);
        }
        let fresh = random_name(24)?;
        write_private(&file, &fresh)?;
        Ok(fresh)
    }
}

/// Makes an empty file that only the launcher can open.
pub(crate) fn create_private(file: &Path) -> Result<File, Error> {
    File::options()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(file)
        .during(|| format!("creating {}", file.display()))
}

/// Writes a file that only the launcher can read.
pub(crate) fn write_private(file: &Path, text: &str) -> Result<(), Error> {
    let mut open = create_private(file)?;
    open.write_all(text.as_bytes())
        .and_then(|()| open.sync_all())
        .during(|| format!("writing {}", file.display()))
}

/// A name of `bytes` random bytes, in hexadecimal.
pub(crate) fn random_name(bytes: usize) -> Result<String, Error> {
    let mut noise = vec![0_u8; bytes];
    File::open("/dev/urandom")
        .and_then(|mut source| source.read_exact(&mut noise))
        .during(|| "reading /dev/urandom".to_owned())?;
    Ok(noise.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// An ordinary user cannot run a database that another one made.
fn refuse_foreign(folder: &Path) -> Result<(), Error> {
    let found = std::fs::metadata(folder).during(|| format!("reading {}", folder.display()))?;
    let us = effective_uid();
    if us == 0 || found.uid() == us {
        return Ok(());
    }
    Err(Error::NotOurs {
        folder: folder.to_owned(),
        owner: found.uid(),
    })
}

/// The wanted folder, or, where the server's user cannot get into that, one it can.
fn reachable(wanted: PathBuf) -> Result<PathBuf, Error> {
    let location = wanted.join("location");
    if let Ok(known) = std::fs::read_to_string(&location)
        && Path::new(&known).is_dir()
    {
        return Ok(known.into());
    }
    let os_user = OsUser::for_data(&wanted.join("data"));
    if os_user.reaches(&parent(&wanted)) {
        return Ok(wanted);
    }
    // a random name: the folder of a database that somebody moved away is never taken over
    let place = system_folder(os_user)?.join(format!("database-{}", random_name(6)?));
    make_folder(&place, 0o711)?;
    write_private(&place.join("belongs-to"), &wanted.to_string_lossy())?;
    write_private(&location, &place.to_string_lossy())?;
    Ok(place)
}

fn parent(path: &Path) -> PathBuf {
    path.parent().unwrap_or(path).to_owned()
}

/// A folder that root owns and everybody can enter, for what must not lie below a closed one.
pub(crate) fn system_folder(os_user: OsUser) -> Result<PathBuf, Error> {
    let mut reason = None;
    for place in ["/var/lib/helloshop", "/var/tmp/helloshop"] {
        let place = PathBuf::from(place);
        match make_folder(&place, 0o755) {
            Ok(()) if ours_alone(&place) && os_user.reaches(&place) => return Ok(place),
            Ok(()) => {}
            Err(error) => reason = Some(error),
        }
    }
    Err(reason.unwrap_or_else(|| Error::Io {
        what: "creating a folder for the database below /var/lib or /var/tmp".to_owned(),
        answer: std::io::ErrorKind::PermissionDenied.into(),
    }))
}

/// Whether nobody else could have put something into this folder: /var/tmp is open to all.
fn ours_alone(folder: &Path) -> bool {
    std::fs::symlink_metadata(folder).is_ok_and(|found| {
        found.is_dir() && found.uid() == effective_uid() && found.mode() & 0o022 == 0
    })
}

/// Makes a folder with exactly these permissions, whatever the caller's umask; one that is there
/// already stays as it is.
pub(crate) fn make_folder(path: &Path, mode: u32) -> Result<(), Error> {
    if path.is_dir() {
        return Ok(());
    }
    std::fs::create_dir_all(path).during(|| format!("creating {}", path.display()))?;
    set_mode(path, mode)
}

/// Sets the permission bits.
pub(crate) fn set_mode(path: &Path, mode: u32) -> Result<(), Error> {
    std::fs::set_permissions(path, Permissions::from_mode(mode))
        .during(|| format!("setting the permissions of {}", path.display()))
}

fn lock(folder: &Path) -> Result<File, Error> {
    let path = folder.join("lock");
    let file = File::options()
        .create(true)
        .append(true)
        .mode(0o600)
        .open(&path)
        .during(|| format!("opening {}", path.display()))?;
    let deadline = Instant::now() + PATIENCE;
    while file.try_lock().is_err() {
        if Instant::now() > deadline {
            return Err(Error::Busy(folder.to_owned()));
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    Ok(file)
}
