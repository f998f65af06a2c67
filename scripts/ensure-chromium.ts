import { chromiumRemedy, chromiumVersion, findChromium } from '../tests/support/browser/chromium.ts'

// Says which browser the tests draw with; the packaged one is unpacked at its first use.
const found = findChromium()

if (found === undefined) {
  console.error(chromiumRemedy)
  process.exitCode = 1
} else console.log(`Chromium ${chromiumVersion(found)} at ${found}`)
