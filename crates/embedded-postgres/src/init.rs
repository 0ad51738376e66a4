//! Makes a new database folder with `initdb`.

use std::{path::Path, process::Stdio};

use crate::{
    cluster::{Durability, SUPERUSER},
    error::{During, Error},
    find::Programs,
    home::{Home, write_private},
    server_process,
};

/// Makes the data folder if it is not there. An attempt that was cut short leaves nothing behind
/// that looks finished: the folder gets its name only at the end.
pub fn ensure(home: &Home, programs: &Programs, durability: Durability) -> Result<(), Error> {
    let data = home.data();
    if data.exists() {
        return home.os_user().own_tree(&data);
    }
    let fresh = home.path().join("data.new");
    if fresh.exists() {
        std::fs::remove_dir_all(&fresh).during(|| format!("removing {}", fresh.display()))?;
    }
    std::fs::create_dir(&fresh).during(|| format!("creating {}", fresh.display()))?;
    home.os_user()
        .own(&fresh)
        .during(|| format!("changing the owner of {}", fresh.display()))?;

    // initdb reads the password as the server's user, who must not see the launcher's own copy
    let password = home.path().join("initial-password");
    write_private(&password, &home.password()?)?;
    home.os_user()
        .own(&password)
        .during(|| format!("changing the owner of {}", password.display()))?;
    let answer = run(home, programs, durability, &fresh, &password);
    std::fs::remove_file(&password).ok();
    answer?;
    std::fs::rename(&fresh, &data).during(|| format!("creating {}", data.display()))
}

fn run(
    home: &Home,
    programs: &Programs,
    durability: Durability,
    fresh: &Path,
    password: &Path,
) -> Result<(), Error> {
    let mut command = server_process::command(&programs.path("initdb"), home.os_user());
    command.arg("-D").arg(fresh).arg("--pwfile").arg(password);
    command.args(["-U", SUPERUSER, "-A", "scram-sha-256", "-E", "UTF8"]);
    if programs.major() >= 17 {
        // sorts and folds the same on every machine
        command.args([
            "--locale-provider=builtin",
            "--builtin-locale=C.UTF-8",
            "--locale=C",
        ]);
    } else {
        command.arg("--locale=C.UTF-8");
    }
    if durability == Durability::Throwaway {
        command.arg("--no-sync");
    }
    server_process::die_with_parent(&mut command, libc::SIGKILL);
    let output = command
        .stdin(Stdio::null())
        .output()
        .during(|| "running initdb".to_owned())?;
    if output.status.success() {
        return Ok(());
    }
    Err(Error::Init(
        String::from_utf8_lossy(&output.stderr).trim().to_owned(),
    ))
}
