import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BenchSkipped, isReached, type Bench } from './bench.ts'
import { bridge } from './bridge.ts'
import { bytes } from './bytes.ts'
import { exported } from './export.ts'
import { formula } from './formula.ts'
import { gateway } from './gateway.ts'
import { invoiceList } from './invoices.ts'
import { lighthouse } from './lighthouse.ts'
import { describeMachine, loadNow } from './machine.ts'
import { joined, readResults, type Outcome } from './results.ts'
import { notices } from './notices.ts'
import { payers } from './payers.ts'
import { people } from './people.ts'
import { screen } from './screen.ts'
import { scroll } from './scroll.ts'
import { search } from './search.ts'
import { start } from './start.ts'
import { strangers } from './strangers.ts'
import { swap } from './swap.ts'
import { ticks } from './ticks.ts'
import { trades } from './trades.ts'
import { wallet } from './wallet.ts'

// `npm run bench [-- name…] [--seconds 5] [--out file.json]`: measures, and prints one JSON with the machine and all figures.
// `--out` writes it too; benches that are in the file and did not run now stay there. It ends with 1 when a bench failed; a
// target that is not reached is said, and is the machine's business as much as ours.

const benches: readonly Bench[] = [
  start,
  gateway,
  bridge,
  ticks,
  trades,
  formula,
  people,
  search,
  notices,
  wallet,
  swap,
  exported,
  invoiceList,
  payers,
  strangers,
  bytes,
  lighthouse,
  screen,
  scroll,
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '5' }, out: { type: 'string' } },
})
const seconds = Number(values.seconds)
const names = benches.map(bench => bench.name)
const unknown = positionals.filter(name => !names.includes(name))
if (unknown.length > 0 || !(seconds >= 1 && seconds <= 600)) {
  console.error(`npm run bench [-- ${names.join('|')} …] [--seconds 1–600] [--out file.json]`)
  process.exit(2)
}

async function runOne(bench: Bench): Promise<Outcome> {
  const began = performance.now()
  const before = loadNow()
  process.stderr.write(`${bench.name} …`)
  const ended = (said: string) => {
    process.stderr.write(` ${said} (${Math.round((performance.now() - began) / 1000)} s)\n`)
    return { about: bench.about, at: new Date().toISOString(), load: { before, after: loadNow() } }
  }
  try {
    const { figures, targets } = await bench.run({ seconds })
    const judged = targets.map(target => ({ ...target, reached: isReached(target) }))
    const missed = judged
      .filter(({ reached }) => !reached)
      .map(({ name, measured }) => `${name}: ${measured}`)
    return {
      ...ended(missed.length > 0 ? `not reached: ${missed.join('; ')}` : 'done'),
      figures,
      targets: judged,
    }
  } catch (error) {
    if (error instanceof BenchSkipped)
      return { ...ended(`skipped: ${error.message}`), skipped: error.message }
    process.exitCode = 1
    return {
      ...ended(`FAILED: ${error instanceof Error ? error.stack : String(error)}`),
      failed: String(error),
    }
  }
}

const chosen = positionals.length === 0 ? benches : benches.filter(bench => positionals.includes(bench.name))
const outcomes: Record<string, Outcome> = {}
for (const bench of chosen) outcomes[bench.name] = await runOne(bench)
const results = { machine: describeMachine(), seconds, benches: outcomes }
if (values.out !== undefined)
  writeFileSync(values.out, `${JSON.stringify(joined(readResults(values.out), results), null, 2)}\n`)
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
