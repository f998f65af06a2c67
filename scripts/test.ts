import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { plantedSecrets } from './shell/plantedSecrets.ts'
import { runAll } from './steps.ts'

// `npm test`: unit, contract and ledger tests, every story, its colours in both themes, and the product end to end in a browser.
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

const failed = await runAll([
  { name: 'a browser', command: ['node', 'scripts/ensure-chromium.ts'] },
  { name: 'build', command: ['node', 'scripts/build.ts'], env: plantedSecrets },
  { name: 'unit', command: vitest('unit', 'unit') },
  { name: 'stories', command: vitest('stories', 'stories:light') },
  {
    name: 'end to end',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
  },
])

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
console.log(`\n${passes} passed, ${Math.max(failures, failed.length)} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
