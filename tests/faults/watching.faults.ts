import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testCluster } from './product.ts'
import { backgroundIncidents } from './watching/backgroundIncidents.ts'
import type { Incident } from './watching/incident.ts'
import { clockIncidents, diskIncidents, smallDisk, startLone } from './watching/machineIncidents.ts'
import { moneyIncidents } from './watching/moneyIncidents.ts'
import { processIncidents } from './watching/processIncidents.ts'
import {
  hasPrometheus,
  realWaits,
  shortSeconds,
  startPrometheus,
  type Prometheus,
} from './watching/prometheus.ts'
import { putUp } from './watching/stand.ts'

const rules = readFileSync('ops/prometheus/souk.rules.yml', 'utf8')
const waits = realWaits(rules)

/** As long as the slowest of them needs: a source that is two minutes overdue. */
const patience = { timeout: 240_000, interval: 200 }

interface Row {
  readonly incident: string
  readonly alert: string
  readonly fires: number
  readonly ends: number
  readonly desk: string
}

/** `WATCHED=mail npm run test:faults -- watching` rehearses those alone whose words have this in them. */
const isWanted = ({ what }: Pick<Incident, 'what'>): boolean => what.includes(process.env['WATCHED'] ?? '')

const isFiring = async (prometheus: Prometheus, alert: string): Promise<boolean> =>
  (await prometheus.firing()).some(({ name }) => name === alert)

/** Seconds until an alert fires, or no longer does. */
async function until(prometheus: Prometheus, alert: string, wanted: boolean, began: number): Promise<number> {
  await vi.waitFor(async () => {
    if ((await isFiring(prometheus, alert)) !== wanted)
      throw new Error(`${alert} ${wanted ? 'does not fire' : 'does not end'}`)
  }, patience)
  return Math.round((Date.now() - began) / 1000)
}

async function rehearse<Place>(
  place: Place,
  prometheus: Prometheus,
  { what, alerts, breaks, desk }: Incident<Place>,
): Promise<Row[]> {
  const broken = Date.now()
  const mend = await breaks(place)
  let mended = NaN
  const mendOnce = async () => {
    if (!Number.isNaN(mended)) return
    mended = Date.now()
    await mend()
  }
  try {
    const fires = await Promise.all(alerts.map(alert => until(prometheus, alert, true, broken)))
    const shown = (await desk?.(place)) ?? ''
    await mendOnce()
    const ends = await Promise.all(alerts.map(alert => until(prometheus, alert, false, mended)))
    return alerts.map((alert, at) => ({
      incident: what,
      alert,
      fires: fires[at] ?? NaN,
      ends: ends[at] ?? NaN,
      desk: at === 0 ? shown : '',
    }))
  } finally {
    // One that wakes nobody must not spoil those after it.
    await mendOnce()
  }
}

/** The rows as docs/operating.md has them. */
function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ incident, alert, fires, ends, desk }) => {
    const real = Math.max(0, fires - shortSeconds) + (waits.get(alert) ?? 0)
    return `| ${incident} | \`${alert}\` | ${fires} | ${real} | ${ends} | ${desk} |`
  })
  const head =
    '| What happened | Alert | Fires after, s | With the rule’s own wait, s | Ends after, s | The desk shows |'
  return [head, '| --- | --- | --- | --- | --- | --- |', ...cells].join('\n')
}

/** Nothing fires: what happened before is over. */
const quiet = (prometheus: Prometheus): Promise<void> =>
  vi.waitFor(async () => expect(await prometheus.firing()).toEqual([]), patience)

/** Rehearses one after the other, and tells how far it is, for it takes a quarter of an hour. Answers what woke nobody, or never ended. */
async function rehearseAll<Place>(
  place: Place,
  prometheus: Prometheus,
  incidents: readonly Incident<Place>[],
): Promise<readonly string[]> {
  await quiet(prometheus)
  // Nothing is wrong: nobody is woken.
  await sleep(10_000)
  expect(await prometheus.firing()).toEqual([])
  const rows: Row[] = []
  const failures: string[] = []
  for (const incident of incidents) {
    try {
      const found = await rehearse(place, prometheus, incident)
      rows.push(...found)
      for (const { alert, fires, ends } of found)
        process.stdout.write(`${incident.what}: ${alert} after ${fires} s, over after ${ends} s\n`)
      await quiet(prometheus)
    } catch (error) {
      failures.push(`${incident.what}: ${String(error)}`)
      process.stdout.write(`${failures.at(-1)}\n`)
    }
  }
  process.stdout.write(`\n${tableOf(rows)}\n`)
  return failures
}

test('each incident wakes somebody, and lets them sleep again when it is mended', async context => {
  const incidents = [...processIncidents, ...backgroundIncidents, ...moneyIncidents].filter(isWanted)
  if (incidents.length === 0) context.skip('none of these is wanted')
  if (!(await hasPrometheus())) context.skip('Prometheus is not installed')
  const stand = await putUp(context)
  const prometheus = await startPrometheus(rules, [stand.target])
  onTestFinished(() => prometheus.close())
  expect(await rehearseAll(stand, prometheus, incidents)).toEqual([])
  const { body } = await stand.api.call('GET /dev/audit')
  expect(body).toEqual({ violations: [], losses: [], chain: [] })
})

test('a machine whose clock is off wakes somebody', async context => {
  if (clockIncidents.filter(isWanted).length === 0) context.skip('none of these is wanted')
  if (!(await hasPrometheus())) context.skip('Prometheus is not installed')
  const lone = await startLone({
    DATABASE_URL: (await testCluster(context)).url,
    NODE_OPTIONS: '--import=./tests/faults/watching/clockOff.ts',
  })
  const prometheus = await startPrometheus(rules, [lone.target])
  onTestFinished(() => prometheus.close())
  expect(await rehearseAll(lone, prometheus, clockIncidents)).toEqual([])
})

test('a disk that fills up wakes somebody', async context => {
  if (diskIncidents.filter(isWanted).length === 0) context.skip('none of these is wanted')
  if (!(await hasPrometheus())) context.skip('Prometheus is not installed')
  const disk = smallDisk() ?? context.skip('this machine lets nobody mount a small disk')
  const lone = await startLone({ DATA_DIR: disk })
  const prometheus = await startPrometheus(rules, [lone.target])
  onTestFinished(() => prometheus.close())
  expect(await rehearseAll(lone, prometheus, diskIncidents)).toEqual([])
})
