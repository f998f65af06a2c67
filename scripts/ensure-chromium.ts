import { spawnSync } from 'node:child_process'
import { chromiumRemedy, chromiumVersion, findChromium } from '../tests/support/chromium.ts'

/** Installs Debian's package. Only root may, and only where apt-get exists. */
function installWithApt(): boolean {
  if (process.getuid?.() !== 0) return false
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt('update') && apt('install', '--yes', '--no-install-recommends', 'chromium')
}

const found = findChromium() ?? (installWithApt() ? findChromium() : undefined)

if (found === undefined) {
  console.error(chromiumRemedy)
  process.exitCode = 1
} else console.log(`Chromium ${chromiumVersion(found)} at ${found}`)
