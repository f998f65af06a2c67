import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { onlyChanged } from './changed/onlyChanged.ts'
import { plantedSecrets } from './shell/plantedSecrets.ts'
import { memoryFolder } from './process/memoryFolder.ts'
import { thisMachine, workersFor, type Kind } from '../tests/support/workers.ts'
import { runStages, type Step } from './runSteps.ts'

// `npm test`: unit, contract and ledger tests, every story, its colours in both themes, and the product end to end in a browser.
// `npm test -- --changed`: of these what the changes of this branch can touch.
// What they write for a while is written to memory where there is room: making a database's files costs a disk ten times as much.
// What failed runs once more at the end, by itself: what passes then is named in the last lines, and fails nothing.
process.env['TMPDIR'] = memoryFolder() ?? tmpdir()
const folder = mkdtempSync(join(tmpdir(), 'souk-test-'))
const report = (name: string) => join(folder, `${name}.json`)
const vitest = (name: string, project: string, files: readonly string[] = []) =>
  [
    'vitest',
    'run',
    ...files,
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ] as const
const playwright = (name: string, ...words: string[]) => ({
  command: ['playwright', 'test', ...words, '--reporter=list,json'] as const,
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) },
})

const build: Step = { name: 'build', command: ['node', 'scripts/build.ts'], env: plantedSecrets }
const unit: Step = { name: 'unit', command: vitest('unit', 'unit') }
const stories: Step = { name: 'stories', command: vitest('stories', 'stories:light') }
const journeys: Step = { name: 'end to end', ...playwright('e2e') }

/** Files, or journeys, that may run again: more than that are no accident. */
const mostAgain = 8

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
const failedFirst = await runStages(process.argv.includes('--changed') ? changedOf(all) : all)
const again = failedFirst.flatMap(name => secondRun(name) ?? [])
const failedAgain = await runStages(again.map(step => [step]))
const failed = failedFirst.filter(
  name => failedAgain.includes(againName(name)) || !again.some(step => step.name === againName(name)),
)

function againName(name: string): string {
  return `${name}, once more`
}

/**
 * What of a failed step runs again, alone: a machine that is busy with everything else is slow in ways that no user meets. Null where it is not
 * known what failed, or where so much did that chance is no reason.
 */
function secondRun(name: string): Step | null {
  if (name === journeys.name) {
    const unexpected = (read('e2e') as PlaywrightReport | null)?.stats.unexpected ?? 0
    if (unexpected === 0 || unexpected > mostAgain) return null
    return { name: againName(name), ...playwright('e2e again', '--last-failed') }
  }
  const files = failedFiles(read(name) as VitestReport | null)
  if (files.length === 0 || files.length > mostAgain) return null
  return {
    name: againName(name),
    command: vitest(`${name} again`, name === stories.name ? 'stories:light' : name, files),
  }
}

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

function failedFiles(counted: VitestReport | null): string[] {
  return (counted?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name)
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
for (const name of [unit.name, stories.name]) {
  const counted = read(name) as VitestReport | null
  passes += counted?.numPassedTests ?? 0
  failures += counted?.numFailedTests ?? 0
  for (const line of failuresOf(counted)) console.error(line)
}
const endToEnd = (read('e2e') as PlaywrightReport | null)?.stats
passes += endToEnd?.expected ?? 0
failures += (endToEnd?.unexpected ?? 0) + (endToEnd?.flaky ?? 0)
rmSync(folder, { recursive: true })

const passedAlone = failedFirst.filter(name => !failed.includes(name))
if (passedAlone.length > 0)
  console.error(`\nFailed beside the others and passed alone, see above: ${passedAlone.join(', ')}`)
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`\n${passes} passed, ${Math.max(failures, failed.length)} failed at first, in ${minutes} minutes`)
process.exitCode = failed.length > 0 ? 1 : 0
