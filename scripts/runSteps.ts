import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** One command of a longer run. */
export interface Step {
  readonly name: string
  readonly command: readonly [program: string, ...words: string[]]
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a command with its output in view; answers whether it succeeded. */
export const run = ({ command: [program, ...words], env }: Step): Promise<boolean> =>
  new Promise(resolve => {
    const child = spawn(program, words, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(false))
    child.on('exit', code => resolve(code === 0))
  })

/** As {@link run}, beside others: each line begins with the name of its step. */
const runBeside = ({ name, command: [program, ...words], env }: Step): Promise<boolean> =>
  new Promise(resolve => {
    const child = spawn(program, words, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', line => console.log(`${name} │ ${line}`))
    child.on('error', () => resolve(false))
    child.on('close', code => resolve(code === 0))
  })

async function timed(step: Step, how: typeof run): Promise<boolean> {
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  const ok = await how(step)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`── ${step.name}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`)
  return ok
}

/**
 * Runs stages one after the other, the steps of a stage side by side: all of them, whatever fails.
 *
 * @returns the names of those that failed.
 */
export async function runStages(stages: readonly (readonly Step[])[]): Promise<readonly string[]> {
  const failed: string[] = []
  for (const stage of stages) {
    const how = stage.length > 1 ? runBeside : run
    const outcomes = await Promise.all(stage.map(step => timed(step, how)))
    failed.push(...stage.filter((_, at) => outcomes[at] !== true).map(({ name }) => name))
  }
  return failed
}
