import { once } from 'node:events'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { createInterface } from 'node:readline'
import { lockDataDir } from '../database/dataDirLock.ts'
import { DataDirInUse } from '../database/errors.ts'
import { machineClock } from '../runtime/clock.ts'
import type { Logger } from '../runtime/logger.ts'
import { SettingsRefused } from '../runtime/setting/settings.ts'
import { JournalBroken } from './journal.ts'
import { openSigner } from './openSigner.ts'
import { readSeed, SeedRefused } from './seed.ts'
import { signerAddress, type SignerAddress } from '../runtime/setting/signerAddress.ts'
import { signerServer } from './signerServer.ts'
import { readSignerSettings } from './signerSettings.ts'

// The signer, a process of its own. `npm run start:signer` listens where SIGNER_URL says; with --child it belongs to the
// server that started it, which tells the secret on its input and whose end closes that.

const isChild = process.argv.includes('--child')
const why = [SettingsRefused, SeedRefused, JournalBroken, DataDirInUse]

/** One line an event, as other processes log; nothing of a key is ever in one. */
const logger: Logger = {
  debug: () => undefined,
  info: (fields, message) => line('info', fields, message),
  warn: (fields, message) => line('warn', fields, message),
  error: (fields, message) => line('error', fields, message),
}

function line(level: string, fields: object, message: string): void {
  const { err } = fields as { err?: unknown }
  const error = err instanceof Error ? `${err.name}: ${err.message}` : undefined
  process.stderr.write(`${JSON.stringify({ level, part: 'signer', message, error })}\n`)
}

async function main(): Promise<void> {
  const settings = readSignerSettings(process.env, { isChild })
  const secret = isChild ? await firstLine() : settings.secret
  const place = isChild ? { host: '127.0.0.1', port: 0 } : signerAddress(settings.url)
  if (place === null || secret === '') throw new Error('The signer was not told where to listen')
  const seed = await readSeed({
    ...settings.seed,
    makeIn: settings.makesSeed ? settings.dataDir : undefined,
  })
  const folder = join(settings.dataDir, 'signer')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = await lockDataDir(folder)
  const { limits, ethereum } = settings
  const signer = await openSigner({ seed, folder, limits, clock: machineClock, ethereum }).catch(
    async (error: unknown) => {
      await lock.release()
      throw error
    },
  )
  const server = signerServer(signer, secret, logger)
  await listen(server, place)
  const { port } = isChild ? (server.address() as AddressInfo) : { port: 0 }
  process.stdout.write(
    isChild
      ? `${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`
      : `The signer is at ${settings.url}\n`,
  )
  let isEnding = false
  const end = (): void => {
    if (isEnding) return
    isEnding = true
    server.close()
    void signer
      .close()
      .then(() => lock.release())
      .finally(() => process.exit(0))
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
  if (isChild) process.stdin.on('end', end).on('error', end).resume()
}

async function firstLine(): Promise<string> {
  const reader = createInterface({ input: process.stdin })
  const [secret] = (await once(reader, 'line')) as [string]
  reader.close()
  return secret
}

async function listen(server: Server, place: SignerAddress): Promise<void> {
  if ('socketPath' in place) {
    // What a signer left that was ended the hard way; one that lives holds the folder's lock.
    await rm(place.socketPath, { force: true })
    process.umask(0o077)
  }
  server.listen('socketPath' in place ? { path: place.socketPath } : place)
  await once(server, 'listening')
  // The server runs as another user of the same group; whoever else is let into the folder still has to know the secret.
  if ('socketPath' in place) await chmod(place.socketPath, 0o660)
}

main().catch((error: unknown) => {
  const isKnown = why.some(kind => error instanceof kind)
  const text = error instanceof Error ? (isKnown ? error.message : (error.stack ?? error.message)) : 'failed'
  process.stderr.write(`${text}\n`)
  if (isChild) process.stdout.write(`${JSON.stringify({ refused: (error as Error).message })}\n`)
  process.exit(1)
})
