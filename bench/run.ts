import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runApart } from './runApart.ts'
import { isReached, isTaken } from './bench.ts'
import { benchNames, isBenchName, longestSeconds, type BenchName } from './benches.ts'
import { describeMachine, loadNow } from './support/machine.ts'
import { joined, readResults, type Outcome, type Results } from './results.ts'

// `npm run bench [-- name…] [--seconds 5] [--patience 1] [--out file.json]`: measures, and prints one JSON with the machine and
// all figures. `--out` writes it too, after each bench; those that are in the file and did not run now stay there. A bench that
// does not end is broken off; on a slow machine give it more patience. It ends with 1 when a figure could not be taken, and the
// JSON says why; a target that is not reached is said, and is the machine's business as much as ours.

// npm that is killed does not pass it on.
if (process.env['npm_lifecycle_event'] !== undefined) await import('../scripts/process/endWithParent.ts')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    patience: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const patience = Number(values.patience)
if (!positionals.every(isBenchName) || !(seconds >= 1 && seconds <= 600) || !(patience > 0)) {
  console.error(
    `npm run bench [-- ${benchNames.join('|')} …] [--seconds 1–600] [--patience 1] [--out file.json]`,
  )
  process.exit(2)
}

const machine = describeMachine()
const one = fileURLToPath(new URL('runOne.ts', import.meta.url))
const usualSeconds = 5

async function runOne(name: BenchName): Promise<Outcome> {
  const began = performance.now()
  const before = loadNow()
  process.stderr.write(`${name} …`)
  const longest = longestSeconds(name) * patience * Math.max(1, seconds / usualSeconds)
  const tooLong = new AbortController()
  const timer = setTimeout(
    () => tooLong.abort(new Error(`it had not ended after ${longest} s`)),
    longest * 1000,
  )
  const ran = await runApart(one, [name, String(seconds)], tooLong.signal)
  clearTimeout(timer)
  const { about } = ran
  const ended = (said: string) => {
    process.stderr.write(` ${said} (${Math.round((performance.now() - began) / 1000)} s)\n`)
    return { about, at: new Date().toISOString(), load: { before, after: loadNow() }, machine, seconds }
  }
  if ('skipped' in ran) return { ...ended(`skipped: ${ran.skipped}`), skipped: ran.skipped }
  if ('failed' in ran) {
    process.exitCode = 1
    return { ...ended(`FAILED: ${ran.failed}`), failed: ran.failed }
  }
  const { figures, targets } = ran.measured
  // In the JSON it is null.
  if (!targets.every(isTaken)) process.exitCode = 1
  const missed = targets
    .filter(target => !isReached(target))
    .map(target => `${target.name}: ${isTaken(target) ? target.measured : 'no figure'}`)
  return {
    ...ended(missed.length > 0 ? `not reached: ${missed.join('; ')}` : 'done'),
    figures,
    targets: targets.map(target => ({ ...target, reached: isReached(target) })),
  }
}

const known = values.out === undefined ? null : readResults(values.out)
const outcomes: Record<string, Outcome> = {}
const results: Results = { benches: outcomes }
for (const name of benchNames.filter(name => positionals.length === 0 || positionals.includes(name))) {
  outcomes[name] = await runOne(name)
  if (values.out !== undefined)
    writeFileSync(values.out, `${JSON.stringify(joined(known, results), null, 2)}\n`)
}
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
