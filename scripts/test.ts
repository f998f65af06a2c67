import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { onlyChanged } from './changed/onlyChanged.ts'
import { plantedSecrets } from './shell/plantedSecrets.ts'
import { thisMachine, workersFor, type Kind } from '../tests/support/workers.ts'
import { runStages, type Step } from './steps.ts'

// `npm test`: unit, contract and ledger tests, every story, its colours in both themes, and the product end to end in a browser.
// `npm test -- --changed`: of these what the changes of this branch can touch.
const folder = mkdtempSync(join(tmpdir(), 'souk-test-'))
const report = (name: string) => join(folder, `${name}.json`)
const vitest = (name: string, ...projects: string[]) =>
  [
    'vitest',
    'run',
    ...projects.flatMap(project => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ] as const

const build: Step = { name: 'build', command: ['node', 'scripts/build.ts'], env: plantedSecrets }
const unit: Step = { name: 'unit', command: vitest('unit', 'unit') }
const stories: Step = { name: 'stories', command: vitest('stories', 'stories:light') }
const journeys: Step = {
  name: 'end to end',
  command: ['playwright', 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
}

const browser: Step = { name: 'a browser', command: ['node', 'scripts/ensure-chromium.ts'] }

const all = [
  [browser],
  [build, unit],
  // Each kind keeps two cores busy by itself.
  ...(thisMachine().cores < 4
    ? [[stories], [journeys]]
    : [[sharing(stories, 'stories'), sharing(journeys, 'journeys')]]),
]

const started = performance.now()
const failed = await runStages(process.argv.includes('--changed') ? changedOf(all) : all)

/** Of these stages what was changed on this branch can touch. */
function changedOf(stages: readonly (readonly Step[])[]): readonly (readonly Step[])[] {
  const steps = onlyChanged(stages.flat())
  return stages
    .map(stage => stage.flatMap(({ name }) => steps.filter(step => step.name === name)))
    .filter(stage => stage.length > 0)
}

/** A step that leaves half of the machine to another. */
function sharing(step: Step, kind: Kind): Step {
  return {
    ...step,
    env: { ...step.env, TEST_WORKERS: String(Math.max(1, Math.floor(workersFor(kind) / 2))) },
  }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

function read(name: string): unknown {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'))
  } catch {
    return null
  }
}

/** What failed, said again at the end: the rest of a long output scrolls away. */
function failuresOf(counted: VitestReport | null): string[] {
  const firstLines = (text: string) => text.split('\n').slice(0, 12).join('\n    ')
  return (counted?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      `\n✗ ${relative(process.cwd(), name)}`,
      ...(message === '' ? [] : [`    ${firstLines(message)}`]),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages = [] }) =>
            `  ✗ ${fullName}\n    ${firstLines(failureMessages.join('\n'))}`,
        ),
    ])
}

let passes = 0
let failures = 0
for (const name of ['unit', 'stories']) {
  const counted = read(name) as VitestReport | null
  passes += counted?.numPassedTests ?? 0
  failures += counted?.numFailedTests ?? 0
  for (const line of failuresOf(counted)) console.error(line)
}
const endToEnd = (read('e2e') as PlaywrightReport | null)?.stats
passes += endToEnd?.expected ?? 0
failures += (endToEnd?.unexpected ?? 0) + (endToEnd?.flaky ?? 0)
rmSync(folder, { recursive: true })

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`\n${passes} passed, ${Math.max(failures, failed.length)} failed, in ${minutes} minutes`)
process.exitCode = failed.length > 0 ? 1 : 0
