import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { productRoot } from './productRoot.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const endWithParent = new URL('../../../scripts/process/endWithParent.ts', import.meta.url).href

const usual = {
  LOG_LEVEL: 'warn',
  // What V8 made of the product's code, kept from start to start: a third of the work of starting.
  NODE_COMPILE_CACHE: `${root}tests/.artifacts/compiled`,
}

/**
 * Starts a process of a product. It ends with the worker of tests, however that ends.
 *
 * @param script the module that it runs
 */
export const startNode = (
  script: URL,
  stdio: StdioOptions,
  env: Readonly<Record<string, string>> = {},
): ChildProcess =>
  spawn(process.execPath, ['--import', endWithParent, fileURLToPath(script)], {
    cwd: productRoot,
    stdio,
    env: { ...process.env, ...usual, ...env },
  })
