import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { postgresBinaries } from '../../scripts/postgres.ts'
import { chromiumVersion, findChromium, findWholeChromium } from '../../tests/support/browser/chromium.ts'
import { round } from '../bench.ts'

/** The machine that figures are of; null stands for what is not installed. */
export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryGb: number
  readonly node: string
  readonly chromium: string | null
  readonly postgres: string | null
}

/** This machine. */
export function describeMachine(): Machine {
  const chromium = findWholeChromium() ?? findChromium()
  const postgres = postgresBinaries()
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    chromium: chromium === undefined ? null : chromiumVersion(chromium),
    postgres: postgres === undefined ? null : versionOf(`${postgres}/postgres`),
  }
}

/** Processes that wanted a core during the last minute. */
export const loadNow = (): number => round(loadavg()[0] ?? 0)

const versionOf = (file: string): string =>
  /\d+\.\d+/.exec(execFileSync(file, ['--version'], { encoding: 'utf8' }))?.[0] ?? 'unknown'
