import { createHmac } from 'node:crypto'
import { mkdir, open, readFile, truncate, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { isCoinCode, type CoinCode } from '../domain/reference/coin.ts'

/** What was signed, and under which name. */
export interface JournalEntry {
  readonly id: string
  readonly digest: string
  readonly txid: string
  /** What counts against the hourly limits: the amount, and what the network may take for it. */
  readonly spent: readonly { readonly coin: CoinCode; readonly amount: bigint }[]
  readonly at: Date
}

/** Everything that was ever signed. What `append` has resolved for is on the disk. */
export interface Journal {
  readonly entries: readonly JournalEntry[]
  append(entry: JournalEntry): Promise<void>
  close(): Promise<void>
}

/** The journal cannot be believed: the signer does not start. */
export class JournalBroken extends Error {
  override readonly name = 'JournalBroken'
}

export const journalFile = 'signer.journal'

/** For tests and for what no money depends on. */
export const memoryJournal = (): Journal => {
  const entries: JournalEntry[] = []
  return {
    entries,
    append: entry => Promise.resolve(void entries.push(entry)),
    close: () => Promise.resolve(),
  }
}

/**
 * Opens the journal of a folder, or begins one. A line each, each with a check over itself and all before it that only the
 * seed can make: a line that was changed, moved or taken out is found. A last line without an end was never answered for: it
 * goes. Throws {@link JournalBroken} for anything else that is not as it was written.
 */
export async function openJournal(folder: string, key: Uint8Array): Promise<Journal> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, journalFile)
  const { entries, check, bytes } = readLines(path, await textOf(path), key)
  const file = await open(path, 'a', 0o600)
  try {
    await requireOwn(path, file)
    if ((await file.stat()).size > bytes) await truncate(path, bytes)
    await syncFolder(folder)
  } catch (error) {
    await file.close()
    throw error
  }
  return writer(file, key, [...entries], check)
}

function writer(file: FileHandle, key: Uint8Array, entries: JournalEntry[], before: string): Journal {
  let check = before
  let isBroken = false
  return {
    entries,
    async append(entry) {
      // After a write that failed nobody knows what the file ends with; the next start looks.
      if (isBroken) throw new JournalBroken('The journal could not be written: start the signer again.')
      const body = bodyOf(entry)
      const next = checkOf(key, check, body)
      try {
        await file.appendFile(`${body}\t${next}\n`)
        await file.datasync()
      } catch (error) {
        isBroken = true
        throw error
      }
      check = next
      entries.push(entry)
    },
    close: () => file.close(),
  }
}

const textOf = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new JournalBroken(`The journal ${path} cannot be read (${error.code}).`)
  })

function readLines(path: string, text: string, key: Uint8Array) {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const entries: JournalEntry[] = []
  let check = ''
  for (const [at, line] of whole.split('\n').slice(0, -1).entries()) {
    const [body = '', written = ''] = line.split('\t')
    const entry = entryOf(body)
    const expected = checkOf(key, check, body)
    if (entry === null || written !== expected)
      throw new JournalBroken(
        `Line ${at + 1} of ${path} is not what the signer of this seed wrote: put back the journal that belongs to it.`,
      )
    entries.push(entry)
    check = expected
  }
  return { entries, check, bytes: Buffer.byteLength(whole) }
}

async function requireOwn(path: string, file: FileHandle): Promise<void> {
  const found = await file.stat()
  if (!found.isFile() || (found.mode & 0o077) !== 0)
    throw new JournalBroken(`The journal ${path} can be read or written by others: chmod 600 it.`)
}

/** A new file's name is on the disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const checkOf = (key: Uint8Array, before: string, body: string): string =>
  createHmac('sha256', key).update(before).update(body).digest('hex')

const bodyOf = ({ id, digest, txid, spent, at }: JournalEntry): string =>
  JSON.stringify({
    id,
    digest,
    txid,
    spent: spent.map(({ coin, amount }) => [coin, String(amount)]),
    at: at.toISOString(),
  })

function entryOf(body: string): JournalEntry | null {
  try {
    const read = JSON.parse(body) as Record<string, unknown>
    const { id, digest, txid, at } = read
    if (typeof id !== 'string' || typeof digest !== 'string' || typeof txid !== 'string') return null
    const spent = (read.spent as [string, string][]).map(([coin, amount]) => ({
      coin: isCoinCode(coin) ? coin : null,
      amount: BigInt(amount),
    }))
    const signedAt = new Date(at as string)
    if (Number.isNaN(signedAt.getTime())) return null
    if (!spent.every((one): one is JournalEntry['spent'][number] => one.coin !== null)) return null
    return { id, digest, txid, spent, at: signedAt }
  } catch {
    return null
  }
}
