import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { renderedServer } from '../../app/rendered.vite.ts'

/** The gateway's doors for search engines, with the addresses of the app as its build has them, and nothing else of the app. */
export interface DiscoveryHost {
  readonly url: string
  /** The most memory that it held since it was asked last. */
  readonly mostMb: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** Starts one in front of a server. */
export async function startHost(apiUrl: string, secret: string): Promise<DiscoveryHost> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-addresses-'))
  await build(renderedServer(fileURLToPath(new URL('addresses.ts', import.meta.url)), join(folder, 'reader')))
  const child = fork(fileURLToPath(new URL('host.ts', import.meta.url)), [apiUrl, folder, secret], {
    execArgv: [],
  })
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill()
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const { url } = (await answer(child)) as { url: string }
    return {
      url,
      async mostMb() {
        const told = answer(child)
        child.send({})
        return ((await told) as { mostMb: number }).mostMb
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const answer = async (child: ChildProcess): Promise<unknown> => {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The doors for search engines ended')
  })
  const [message] = await Promise.race([once(child, 'message'), ended])
  return message
}
