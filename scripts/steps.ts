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

/** Runs steps one after the other, all of them, and says which failed. */
export async function runAll(steps: readonly Step[]): Promise<readonly string[]> {
  const failed: string[] = []
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    const started = performance.now()
    const ok = await run(step)
    console.log(
      `── ${step.name}: ${ok ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`,
    )
    if (!ok) failed.push(step.name)
  }
  return failed
}
