import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { goesWithUs } from '../scripts/process/endChildren.ts'
import type { Ran } from './runApart.ts'
import { BenchSkipped } from './bench.ts'
import { benches, isBenchName } from './benches.ts'

// One bench in a process of its own, which `bench/run.ts` starts: `node bench/runOne.ts NAME SECONDS`, with TMPDIR a folder that is
// not there yet. Everything that it makes lies there.

async function run(name = '', seconds = ''): Promise<Ran> {
  if (!isBenchName(name)) return { failed: `There is no bench ${name}` }
  const bench = await benches[name]()
  const { about } = bench
  try {
    return { about, measured: await bench.run({ seconds: Number(seconds) }) }
  } catch (error) {
    if (error instanceof BenchSkipped) return { about, skipped: error.message }
    return { about, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

// PostgreSQL, which is not run as root, passes through it to its own.
mkdirSync(tmpdir(), { mode: 0o711 })
goesWithUs(tmpdir())
const ran = await run(...process.argv.slice(2))
// Whatever it has left open, it has nothing more to do.
process.send?.(ran, () => process.exit())
