import { createHash, randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { testRuntimes, testUser } from '../../../tests/support/testRuntime.ts'
import { startS3Server } from '../../../tests/support/network/s3Server.ts'
import type { AttachmentId } from '../../domain/identifier/identifier.ts'
import { fileClearing } from '../../files/fileClearing.ts'
import { openDownload } from '../../files/download.ts'
import { findFile } from '../../files/files.ts'
import { type FileStore, type FileStores, FilesUnavailable, type FileToKeep } from '../../files/fileStore.ts'
import { moveFiles } from '../../files/moveFiles.ts'
import { storeUpload } from '../../files/upload.ts'
import { machineRandom } from '../../runtime/random.ts'
import type { S3Access } from '../../runtime/setting/settings.ts'
import { machineTimers } from '../../runtime/timers.ts'
import { databaseFileStore } from './databaseFileStore.ts'
import { openFileStores } from './fileStores.ts'
import { s3FileStore } from './s3FileStore.ts'

const s3 = await startS3Server()
afterAll(() => s3.close())
const [runtime] = await testRuntimes()
if (!runtime) throw new Error('no database')
const { database, clock } = runtime
const hurry = { answerMs: 5000, stillMs: 5000, againMs: 1 }
const inS3 = (access: Partial<S3Access> = {}) =>
  s3FileStore({ ...s3.access, ...access }, machineTimers, hurry)
const databaseStore = databaseFileStore(database)
const s3Store = inS3()

let ids = 0
const newFile = (bytes: Buffer): FileToKeep => ({
  id: `00000000-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}` as AttachmentId,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/** A store that must be there for a file of the database’s has its row. */
async function known(file: FileToKeep): Promise<FileToKeep> {
  await database.db
    .insertInto('file')
    .values({
      ...file,
      owner_id: testUser(1),
      used_for: 'trade:8F2K41QX',
      name: 'receipt.pdf',
      content_type: 'application/pdf',
      width: null,
      height: null,
      created_at: clock.now(),
      is_stored: true,
    })
    .execute()
  return file
}

async function read(store: FileStore, id: AttachmentId, range?: { start: number; end: number }) {
  const bytes = await store.get(id, range)
  if (bytes === null) return null
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts)
}

describe.each([
  ['the database', databaseStore],
  ['S3', s3Store],
])('%s', (_name, store) => {
  test.each([1, 1000, 256 * 1024, 256 * 1024 + 1, 3_000_000])('keeps %i bytes as they are', async size => {
    const bytes = randomBytes(size)
    const file = await known(newFile(bytes))
    await store.put(file, () => [bytes])
    expect((await read(store, file.id))?.equals(bytes)).toBe(true)
  })

  test('gives out a part, over the borders of what it is kept in', async () => {
    const bytes = randomBytes(700_000)
    const file = await known(newFile(bytes))
    await store.put(file, async function* () {
      yield bytes.subarray(0, 100_000)
      yield bytes.subarray(100_000)
    })
    for (const [start, end] of [
      // The S3 server of the tests takes an end of 0 for none.
      [0, 1],
      [0, 699_999],
      [262_143, 262_144],
      [262_144, 524_287],
      [100, 600_000],
      [699_999, 699_999],
    ] as const) {
      const part = await read(store, file.id, { start, end })
      expect(part?.equals(bytes.subarray(start, end + 1)), `${start}-${end}`).toBe(true)
    }
  })

  test('keeps the same twice, and forgets it twice', async () => {
    const bytes = randomBytes(300_000)
    const file = await known(newFile(bytes))
    await store.put(file, () => [bytes])
    await store.put(file, () => [bytes])
    expect((await read(store, file.id))?.equals(bytes)).toBe(true)
    await store.remove(file.id)
    await store.remove(file.id)
    expect(await store.get(file.id)).toBeNull()
  })

  test('has nothing of what was never kept', async () => {
    expect(await store.get(newFile(Buffer.alloc(0)).id)).toBeNull()
  })
})

describe('S3', () => {
  test('refuses who has another secret, and nobody reads without one', async () => {
    const bytes = Buffer.from('secret')
    const file = newFile(bytes)
    await expect(inS3({ secret: 'not-the-secret' }).put(file, () => [bytes])).rejects.toThrow(
      FilesUnavailable,
    )
    await s3Store.put(file, () => [bytes])
    await expect(inS3({ secret: 'not-the-secret' }).get(file.id)).rejects.toThrow('answered with 403')
  })

  test('that is away is said to be away, without its address and its key', async () => {
    const away = inS3({ url: 'http://127.0.0.1:1' })
    const error = await away.get(newFile(Buffer.alloc(1)).id).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(FilesUnavailable)
    expect(String(error)).toBe('FilesUnavailable: Files are not available: GET failed (ECONNREFUSED)')
  })

  test('that fails is asked again, with the whole body', async () => {
    const bodies: string[] = []
    const flaky = http.createServer((request, response) => {
      let text = ''
      request.on('data', (part: Buffer) => (text += part.toString()))
      request.on('end', () => {
        bodies.push(text)
        response.writeHead(bodies.length < 3 ? 503 : 200).end()
      })
    })
    await new Promise<void>(resolve => flaky.listen(0, '127.0.0.1', resolve))
    const bytes = Buffer.from('a receipt')
    await inS3({ url: `http://127.0.0.1:${(flaky.address() as AddressInfo).port}` }).put(
      newFile(bytes),
      () => [bytes],
    )
    expect(bodies).toEqual(['a receipt', 'a receipt', 'a receipt'])
    flaky.closeAllConnections()
    flaky.close()
  })

  test('that is silent is given up', async () => {
    const silent = http.createServer(() => undefined)
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const store = s3FileStore({ ...s3.access, url }, machineTimers, {
      answerMs: 10,
      stillMs: 5000,
      againMs: 1,
    })
    await expect(store.get(newFile(Buffer.alloc(1)).id)).rejects.toThrow('not answered in time')
    silent.closeAllConnections()
    silent.close()
  })
})

describe('moving', () => {
  const stores = (newIn: 'database' | 's3', s3: FileStore = s3Store): FileStores => ({
    newIn,
    places: ['database', 's3'],
    at: place => (place === 's3' ? s3 : databaseStore),
  })
  const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(400_000)}\ntrailer\n%%EOF\n`)
  async function upload(newIn: 'database' | 's3', s3?: FileStore) {
    const parts = { database, clock, random: machineRandom, stores: stores(newIn, s3) }
    const sent = async function* () {
      yield pdf
    }
    const kept = await storeUpload(parts, {
      bytes: sent(),
      name: 'receipt.pdf',
      ownerId: testUser(1),
      limitBytes: 1_000_000,
      kinds: ['pdf'],
    })
    if (!kept.ok) throw new Error(kept.refusal.code)
    return kept.value.id
  }
  const bytesOf = async (id: AttachmentId) => {
    const file = await findFile(database.db, id)
    const download = file && (await openDownload(stores('s3'), file))
    return download && Buffer.concat((await download.body.toArray()) as Buffer[])
  }
  const clearIn = (all: FileStores) =>
    fileClearing({ database, clock, stores: all }).run({
      key: '',
      payload: {},
      runAt: clock.now(),
      attempt: 1,
    })
  const clear = (s3?: FileStore) => clearIn(stores('s3', s3))
  const placeOf = async (id: AttachmentId) =>
    database.db
      .selectFrom('file')
      .select(['kept_in', 'also_in', 'is_stored'])
      .where('id', '=', id)
      .executeTakeFirst()

  test('goes on where it broke off; a file can be read before, between and after, and its copy goes', async () => {
    await database.db.deleteFrom('file_chunk').execute()
    await database.db.deleteFrom('file').execute()
    const files = [await upload('database'), await upload('database'), await upload('database')].toSorted()
    let puts = 0
    const breaking: FileStore = {
      ...s3Store,
      async put(file, bytes) {
        await s3Store.put(file, bytes)
        if ((puts += 1) === 2) throw new FilesUnavailable('cut off')
      },
    }
    const parts = { database, clock }
    await expect(moveFiles({ ...parts, stores: stores('s3', breaking) }, 's3')).rejects.toThrow('cut off')
    for (const id of files) expect((await bytesOf(id))?.equals(pdf)).toBe(true)
    expect(await placeOf(files[1] as AttachmentId)).toMatchObject({ kept_in: 'database', also_in: 's3' })
    expect(await moveFiles({ ...parts, stores: stores('s3') }, 's3')).toEqual({ moved: 2, broken: [] })
    for (const id of files) {
      expect((await bytesOf(id))?.equals(pdf)).toBe(true)
      // Whoever reads it now may go on.
      expect(await databaseStore.get(id)).not.toBeNull()
    }
    clock.advance(3_600_001)
    await clear()
    for (const id of files) {
      expect(await databaseStore.get(id)).toBeNull()
      expect((await bytesOf(id))?.equals(pdf)).toBe(true)
      expect(await placeOf(id)).toMatchObject({ kept_in: 's3', also_in: null })
    }
    expect(await moveFiles({ ...parts, stores: stores('s3') }, 'database')).toEqual({ moved: 3, broken: [] })
    for (const id of files) expect((await bytesOf(id))?.equals(pdf)).toBe(true)
  })

  test('a file whose bytes are not what they were stays where it is', async () => {
    const id = await upload('database')
    await database.db.deleteFrom('file_chunk').where('file_id', '=', id).where('number', '=', 1).execute()
    const { broken } = await moveFiles({ database, clock, stores: stores('s3') }, 's3')
    expect(broken).toEqual([id])
    expect(await placeOf(id)).toMatchObject({ kept_in: 'database', also_in: 's3' })
    // What there may be of it in S3 is cleared away like any copy.
    clock.advance(3_600_001)
    const removed: AttachmentId[] = []
    await clear({ ...s3Store, remove: async gone => void removed.push(gone) })
    expect(removed).toEqual([id])
    expect(await placeOf(id)).toMatchObject({ kept_in: 'database', also_in: null })
    await database.db.deleteFrom('file').where('id', '=', id).execute()
  })

  test('what was kept although its answer was lost is nobody’s file, and is cleared away', async () => {
    const lost: { id?: AttachmentId } = {}
    const losing: FileStore = {
      ...s3Store,
      async put(file, bytes) {
        lost.id = file.id
        await s3Store.put(file, bytes)
        throw new FilesUnavailable('cut off')
      },
    }
    await expect(upload('s3', losing)).rejects.toThrow(FilesUnavailable)
    const id = lost.id as AttachmentId
    expect(await findFile(database.db, id)).toBeNull()
    clock.advance(24 * 3_600_000 + 1)
    await clear()
    expect(await placeOf(id)).toBeUndefined()
    expect(await s3Store.get(id)).toBeNull()
  })

  test('a start without S3 is refused while files lie there, with what to do', async () => {
    const id = await upload('s3')
    await expect(openFileStores({ s3: null }, database, machineTimers)).rejects.toThrow(
      /S3_URL: .*move database/,
    )
    expect((await openFileStores({ s3: s3.access }, database, machineTimers)).newIn).toBe('s3')
    // Once nothing is read there any more, what is left waits for S3 and is in nobody’s way.
    await database.db.updateTable('file').set({ is_stored: false }).where('id', '=', id).execute()
    const without = await openFileStores({ s3: null }, database, machineTimers)
    clock.advance(24 * 3_600_000 + 1)
    await clearIn(without)
    expect(await placeOf(id)).toMatchObject({ kept_in: 's3' })
    await expect(moveFiles({ database, clock, stores: without }, 's3')).rejects.toThrow('s3 is not set up')
    await clear()
    expect(await placeOf(id)).toBeUndefined()
    expect((await openFileStores({ s3: null }, database, machineTimers)).newIn).toBe('database')
  })
})
