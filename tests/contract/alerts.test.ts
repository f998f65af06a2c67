import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it, type TestContext } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../../scripts/process/freePort.ts'
import { suiteSouk } from '../support/suiteSouk.ts'

const prometheus = 'ops/prometheus'
const run = promisify(execFile)

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook: string }
}

const rules = (
  parse(readFileSync(`${prometheus}/souk.rules.yml`, 'utf8')) as {
    groups: { rules: Rule[] }[]
  }
).groups.flatMap(group => group.rules)

const dashboards = readdirSync('ops/grafana').map(file => ({
  file,
  text: readFileSync(`ops/grafana/${file}`, 'utf8'),
}))

/** What stands in an expression and is told by a server: Prometheus makes `up` and `ALERTS` itself. */
const namesIn = (text: string): string[] => text.match(/\b(souk|nodejs|process)_[a-z0-9_]+/g) ?? []

/** Every name that a scrape has, by the types that stand above them. */
function namesTold(scraped: string): Set<string> {
  const endings: Record<string, readonly string[]> = {
    counter: ['_total'],
    gauge: [''],
    histogram: ['_bucket', '_count', '_sum'],
  }
  const types = [...scraped.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', type = '']) => (endings[type] ?? []).map(ending => name + ending)),
  )
}

/** Runs promtool; the test is skipped where Prometheus is not installed. */
async function promtool({ skip }: TestContext, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await run('promtool', args)
    return stdout
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return skip('promtool is not installed')
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`promtool ${args.join(' ')}: ${stdout}${stderr}`, { cause: error })
  }
}

describe('what wakes somebody at night', () => {
  it('is what Prometheus takes', async context => {
    expect(await promtool(context, 'check', 'config', `${prometheus}/prometheus.yml`)).toContain('SUCCESS')
  })

  it('fires and ends, each', async context => {
    expect(await promtool(context, 'test', 'rules', `${prometheus}/souk.tests.yml`)).toContain('SUCCESS')
  })

  it('has a test of its own, in which it fires and then ends', () => {
    const { tests } = parse(readFileSync(`${prometheus}/souk.tests.yml`, 'utf8')) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts: object[] }[] }[]
    }
    const turns = tests.map(({ alert_rule_test: turn }) =>
      turn.map(({ alertname, exp_alerts: fires }) => `${alertname} ${fires.length}`),
    )
    expect(turns).toEqual(rules.map(({ alert }) => [`${alert} 1`, `${alert} 0`]))
  })

  it('has a page that says what it means, what to look at and what to do', () => {
    const guide = readFileSync('docs/operating.md', 'utf8')
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity)
      expect(annotations.runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`)
    }
    const [, ...pages] = guide.split('\n#### ').map(page => page.split(/\n#+ /)[0] ?? '')
    const told = pages.map(page => [page.split('\n')[0], page.match(/\*\*\w+:\*\*/g)?.join(' ')])
    const wanted = rules.map(({ alert }) => [alert, '**Means:** **Look:** **Do:**'])
    expect(new Map(told as [string, string][])).toEqual(new Map(wanted as [string, string][]))
  })
})

const port = String(await freePort())
suiteSouk({ env: { METRICS_PORT: port } })

it('asks for nothing that no server tells, in alerts and on dashboards', async () => {
  const told = namesTold(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
  const asked = [
    ...rules.map(({ alert, expr }) => ({ by: alert, text: expr })),
    ...dashboards.map(({ file, text }) => ({ by: file, text })),
  ].flatMap(({ by, text }) => namesIn(text).map(name => ({ by, name })))
  expect(asked.length).toBeGreaterThan(rules.length)
  expect(asked.filter(({ name }) => !told.has(name))).toEqual([])
})
