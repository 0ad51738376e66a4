// The Chromium inside the npm package @sparticuz/chromium, which needs neither root nor system libraries. It is made
// for another place: its fonts.conf names folders that exist only there, and a Chromium that finds no font at all ends
// itself ("Not implemented") at the first word that needs one. So it gets a fonts.conf of its own.
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const home = join(import.meta.dirname, '../../node_modules/.chromium')
const launcher = join(home, 'launch.sh')

/** The path of a script that starts it with its libraries and fonts; none but on Linux x64. */
export async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (existsSync(launcher)) return launcher
  // Unpacked beside and then moved: a run that is broken off leaves nothing behind that looks whole.
  const folder = mkdtempSync(`${home}-`)
  try {
    await unpack(folder)
    writeFileSync(join(folder, 'fonts.conf'), fonts)
    writeFileSync(join(folder, 'launch.sh'), launch, { mode: 0o755 })
    rmSync(home, { recursive: true, force: true })
    renameSync(folder, home)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return launcher
}

/** The package reads its wishes from the environment, which is as it was afterwards. */
async function unpack(folder) {
  const before = { ...process.env }
  // It unpacks into the temporary folder; as on this runtime it brings its libraries along.
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' })
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

/** The package's own fonts first, so that there is always one, then the system's for all other scripts. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`

const launch = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`
