import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../scripts/process/freePort.ts'

/** A true Prometheus with our rules, that asks each second. */
export interface Prometheus {
  /** What fires now, by name, with what tells one from another. */
  firing(): Promise<readonly FiringAlert[]>
  close(): Promise<void>
}

/** An alert that fires. */
export interface FiringAlert {
  readonly name: string
  readonly instance: string | undefined
  readonly summary: string
}

const program = 'prometheus'

/** How long an alert waits here before it fires, instead of the minutes of the rules. */
export const shortSeconds = 3

/** Windows of time, as short as a test can wait for. */
const shortWindows: Readonly<Record<string, string>> = { '5m': '20s', '15m': '60s' }

/** Our rules with every wait and window shortened; what is asked, and which bounds it has, stays. */
const shortened = (rules: string): string =>
  rules
    .replaceAll(/for: \S+/g, `for: ${shortSeconds}s`)
    .replaceAll(/\[(\d+m)\]/g, (_, span: string) => `[${shortWindows[span] ?? span}]`)

/** How long each alert waits as the rules have it, in seconds. */
export function realWaits(rules: string): ReadonlyMap<string, number> {
  const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 }
  return new Map(
    rules.split('- alert: ').flatMap((rule, at) => {
      const name = rule.split('\n')[0]?.trim()
      const [, count = '0', unit = 's'] = /for: (\d+)([smh])/.exec(rule) ?? []
      return at === 0 || name === undefined ? [] : [[name, Number(count) * (units[unit] ?? 1)] as const]
    }),
  )
}

/** Whether this machine has one. */
export async function hasPrometheus(): Promise<boolean> {
  const child = spawn(program, ['--version'], { stdio: 'ignore' })
  return new Promise(resolve => {
    child.once('error', () => resolve(false))
    child.once('exit', code => resolve(code === 0))
  })
}

/**
 * Starts it.
 * @param targets ports of this machine, each told by a process of ours
 */
export async function startPrometheus(rules: string, targets: readonly string[]): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-prometheus-'))
  writeFileSync(join(folder, 'souk.rules.yml'), shortened(rules))
  writeFileSync(
    join(folder, 'prometheus.yml'),
    readFileSync('ops/prometheus/prometheus.yml', 'utf8')
      .replace('scrape_interval: 15s', 'scrape_interval: 1s')
      .replace('scrape_timeout: 5s', 'scrape_timeout: 1s')
      .replace('evaluation_interval: 15s', 'evaluation_interval: 1s')
      .replace("'127.0.0.1:9100'", targets.map(target => `'${target}'`).join(', ')),
  )
  const url = `127.0.0.1:${await freePort()}`
  const child = spawn(
    program,
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=${url}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  while (!(await fetch(`http://${url}/-/ready`).catch(() => null))?.ok) await sleep(100)
  return {
    async firing() {
      const answer = await fetch(`http://${url}/api/v1/alerts`)
      const { data } = (await answer.json()) as {
        data: {
          alerts: {
            state: string
            labels: { alertname: string; instance?: string }
            annotations: { summary: string }
          }[]
        }
      }
      return data.alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels, annotations }) => ({
          name: labels.alertname,
          instance: labels.instance,
          summary: annotations.summary,
        }))
    },
    async close() {
      process.off('exit', kill)
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
