import { spawn } from 'node:child_process'

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

/** Runs a command and shows its output when it is over: beside another one, whose output is in view meanwhile. */
const runAside = ({ command: [program, ...words], env }: Step): Promise<boolean> =>
  new Promise(resolve => {
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    const said: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => said.push(part))
    child.stderr.on('data', (part: Buffer) => said.push(part))
    child.on('error', () => resolve(false))
    child.on('close', code => {
      process.stdout.write(Buffer.concat(said))
      resolve(code === 0)
    })
  })

async function judged(step: Step, how: (step: Step) => Promise<boolean>): Promise<readonly string[]> {
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  const ok = await how(step)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`── ${step.name}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`)
  return ok ? [] : [step.name]
}

/**
 * Runs steps one after the other, all of them, and says which failed. Those of a list are run beside each other: each must
 * leave half of the machine free.
 */
export async function runAll(steps: readonly (Step | readonly Step[])[]): Promise<readonly string[]> {
  const failed: string[] = []
  for (const step of steps) {
    const [first, ...others] = 'name' in step ? [step] : step
    if (first === undefined) continue
    const outcomes = await Promise.all([judged(first, run), ...others.map(other => judged(other, runAside))])
    failed.push(...outcomes.flat())
  }
  return failed
}
