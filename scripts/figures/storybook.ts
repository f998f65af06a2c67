import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { endsWithUs } from '../process/endChildren.ts'
import { freePort } from '../process/freePort.ts'

/** A Storybook that serves all stories, until it is stopped. */
export interface Storybook {
  readonly url: string
  readonly stop: () => void
}

/** Starts a Storybook of this repository on a free port. Throws where none answers within two minutes. */
export async function startStorybook(): Promise<Storybook> {
  const url = `http://127.0.0.1:${await freePort()}`
  const { port } = new URL(url)
  const child = spawn(
    process.execPath,
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'dev',
      '--ci',
      '--no-open',
      '--host',
      '127.0.0.1',
      '--port',
      port,
    ],
    { stdio: 'ignore' },
  )
  endsWithUs(child)
  const isThere = () =>
    fetch(`${url}/iframe.html`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; tries < 240 && child.exitCode === null; tries += 1) {
    if (await isThere()) return { url, stop: () => void child.kill() }
    await sleep(500)
  }
  child.kill()
  throw new Error('Storybook has not started')
}
