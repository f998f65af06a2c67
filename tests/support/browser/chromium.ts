import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { packagedChromium } from './packagedChromium.ts'

/** Where Debian and its relatives install the browser. */
export const systemChromium = '/usr/bin/chromium'

/** Flags with which a browser draws the same picture each time, sends nothing on its own, and starts in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
] as const

interface Surroundings {
  /** The value of `$CHROMIUM`. */
  chosen: string | undefined
  /** The path at which Playwright keeps its own download. */
  downloaded: string
  /** The program of the package, unpacked; undefined where it does not run. */
  packaged: () => string | undefined
  exists: (path: string) => boolean
}

const thisMachine: Surroundings = {
  chosen: process.env['CHROMIUM'],
  downloaded: chromium.executablePath(),
  packaged: packagedChromium,
  exists: existsSync,
}

/** What to tell someone whose machine has no browser. */
export const chromiumRemedy =
  'No Chromium was found. Install one (apt-get install chromium, or npx playwright install chromium), or name one: CHROMIUM=/path/to/chromium'

/**
 * The browser to test with: `$CHROMIUM`, else the one that comes as a package, the same for everybody and without what is only
 * for a screen, which is a third of the work; else a whole one (docs/adr/0124). Undefined when there is none.
 * Throws when `$CHROMIUM` names a file that does not exist: a wish is not silently replaced.
 */
export const findChromium = (around: Surroundings = thisMachine): string | undefined =>
  chosenChromium(around) ?? around.packaged() ?? installedChromium(around)

/**
 * A browser with windows and notices: `$CHROMIUM`, else Playwright's own, else the system's; undefined when there is none.
 * Throws as `findChromium`.
 */
export const findWholeChromium = (around: Surroundings = thisMachine): string | undefined =>
  chosenChromium(around) ?? installedChromium(around)

function chosenChromium({ chosen, exists }: Surroundings): string | undefined {
  if (chosen === undefined || chosen === '') return undefined
  if (!exists(chosen)) throw new Error(`CHROMIUM=${chosen} does not exist. Correct it, or unset it.`)
  return chosen
}

const installedChromium = ({ downloaded, exists }: Surroundings): string | undefined =>
  [downloaded, systemChromium].find(path => exists(path))

/** As `findChromium`, but throws with the remedy when there is none. */
export function requireChromium(): string {
  const path = findChromium()
  if (path === undefined) throw new Error(chromiumRemedy)
  return path
}

/** The browser's version, e.g. `156.0.8078.79`. Pictures are compared only between equal ones. */
export function chromiumVersion(path: string): string {
  const output = execFileSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return /\d+(?:\.\d+){3}/.exec(output)?.[0] ?? output.trim()
}
