import { chmod, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join, relative } from 'node:path'
import type { Logger } from '../runtime/logger.ts'

/** The door of a data folder. Whoever may write there may knock: nobody else can reach it, from this machine or another. */
const doorFile = 'keeping.sock'

/** What a Unix socket's path may be long (unix(7)). */
const longestPath = 107

/** A server that answers one thing: `POST /backup`, by making one. */
export interface KeepingDoor {
  close(): Promise<void>
}

/**
 * Opens the door of a data folder to the command line of this machine: a Unix socket for its owner alone. The process that has the
 * embedded database is the only one that can read it while it runs.
 * @param backUp answers what is said to whoever asked
 */
export async function openDoor(
  dataDir: string,
  backUp: (folder: string | null) => Promise<Readonly<Record<string, unknown>>>,
  logger: Logger,
): Promise<KeepingDoor> {
  const path = doorPath(dataDir)
  if (path === null) {
    logger.warn(
      { dataDir },
      'the path of this folder is too long for a socket: stop the server to back it up',
    )
    return { close: () => Promise.resolve() }
  }
  // What a process that was killed has left.
  await rm(path, { force: true })
  const server = createServer((asked, answer) => {
    const say = (status: number, body: Readonly<Record<string, unknown>>): void => {
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const isBackup = asked.method === 'POST' && asked.url === '/backup'
    let text = ''
    asked.on('data', (chunk: Buffer) => (text = `${text}${chunk.toString()}`.slice(0, 10_000)))
    asked.on('end', () => {
      if (!isBackup) {
        say(404, { error: 'There is no such thing here' })
        return
      }
      void Promise.resolve()
        .then(() => backUp((JSON.parse(text) as { folder: string | null }).folder))
        .then(
          body => say(200, body),
          (error: unknown) => say(500, { error: error instanceof Error ? error.message : String(error) }),
        )
    })
  })
  // It is bound within the call: nobody else finds it open meanwhile.
  const mask = process.umask(0o177)
  try {
    await new Promise<void>((done, failed) => {
      server.once('error', failed).listen(path, done)
    })
  } finally {
    process.umask(mask)
  }
  await chmod(path, 0o600)
  return {
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Asks the server that has a data folder for a backup; null where none runs. Throws what it says when it fails. */
export async function knock(
  dataDir: string,
  folder: string | null,
): Promise<Readonly<Record<string, unknown>> | null> {
  const path = doorPath(dataDir)
  if (path === null) return null
  return new Promise((done, failed) => {
    const call = request({ socketPath: path, path: '/backup', method: 'POST' }, answer => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => {
        const body = JSON.parse(text) as Record<string, unknown>
        if (answer.statusCode === 200) done(body)
        else failed(new Error(String(body['error'])))
      })
      answer.on('error', failed)
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') done(null)
      else failed(error)
    })
    call.end(JSON.stringify({ folder }))
  })
}

function doorPath(dataDir: string): string | null {
  const path = join(dataDir, doorFile)
  const shortest = [path, relative(process.cwd(), path)].toSorted((a, b) => a.length - b.length)[0] ?? path
  return Buffer.byteLength(shortest) <= longestPath ? shortest : null
}
