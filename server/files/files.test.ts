import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testRuntimes, testUser } from '../../tests/support/testRuntime.ts'
import { databaseFileStore } from '../adapters/files/databaseFileStore.ts'
import type { AttachmentId } from '../domain/identifier/identifier.ts'
import { product } from '../runtime/product.ts'
import { machineRandom } from '../runtime/random.ts'
import { fileClearing } from './fileClearing.ts'
import { openDownload } from './download.ts'
import type { FileKind } from './fileKind.ts'
import { safeFileName } from './fileName.ts'
import { type FileDescription, describeFiles, findFile, useFile } from './files.ts'
import { storeUpload } from './upload.ts'

const mb = 1024 * 1024
const amina = testUser(1)
const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })
const pdf = (filling = '') => Buffer.from(`%PDF-1.7\n${filling}\ntrailer\n%%EOF\n`, 'latin1')
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const zipEnd = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')

const jpeg = await solid(300, 300).jpeg().toBuffer()
const halfJpeg = jpeg.subarray(0, jpeg.length / 2)

describe.each(await testRuntimes())('files on $kind', ({ database, clock }) => {
  const store = databaseFileStore(database)
  const stores = { newIn: 'database', places: ['database'], at: () => store } as const
  const deps = { database, stores, clock, random: machineRandom }

  function upload(
    bytes: Buffer | string | AsyncIterable<Uint8Array>,
    options: { name?: string; kinds?: FileKind[]; limitBytes?: number } = {},
  ) {
    const {
      name = 'proof.bin',
      kinds = ['picture', 'pdf'],
      limitBytes = product.upload.attachmentMaxBytes,
    } = options
    const whole = async function* () {
      yield Buffer.from(bytes as Buffer)
    }
    const stream = typeof bytes === 'string' || Buffer.isBuffer(bytes) ? whole() : bytes
    return storeUpload(deps, { bytes: stream, name, ownerId: amina, limitBytes, kinds })
  }
  async function kept(bytes: Buffer, options = {}): Promise<FileDescription> {
    const result = await upload(bytes, options)
    if (!result.ok) throw new Error(result.refusal.code)
    return result.value
  }
  async function bytesOf(file: FileDescription): Promise<Buffer> {
    const download = await openDownload(stores, { ...file, keptIn: 'database' })
    return Buffer.concat((await download?.body.toArray()) as Buffer[])
  }
  const codeOf = async (result: ReturnType<typeof upload>) => {
    const { ok, ...rest } = await result
    return ok || !('refusal' in rest) ? 'kept' : rest.refusal.code
  }

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s is kept as one, with its size', async format => {
    const file = await kept(await solid(64, 32).toFormat(format).toBuffer(), { name: `my.${format}` })
    expect(file).toMatchObject({ content_type: `image/${format}`, width: 64, height: 32 })
    const bytes = await bytesOf(file)
    expect(bytes.length).toBe(file.size)
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 64, height: 32 })
  })

  test('a photograph loses its place and its camera, and stands upright', async () => {
    const sent = await solid(60, 20)
      .withExif({ IFD0: { Make: 'SpyCam' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(sent.toString('latin1')).toContain('Exif')
    const file = await kept(sent)
    expect(file).toMatchObject({ width: 20, height: 60 })
    const bytes = await bytesOf(file)
    expect(bytes.toString('latin1')).not.toMatch(/Exif|SpyCam/)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  test('what hangs behind a picture is gone', async () => {
    const sent = Buffer.concat([
      await solid(8, 8).png().toBuffer(),
      Buffer.from('<script>steal()</script>'),
      zipEnd,
    ])
    const bytes = await bytesOf(await kept(sent))
    expect(bytes.toString('latin1')).not.toMatch(/script|PK/)
  })

  test.each([
    ['an SVG', svg],
    ['an SVG behind an XML head', `<?xml version="1.0"?>${svg}`],
    ['a page', '<!doctype html><script>steal()</script>'],
    ['a TIFF', 'II*\0aaaaaaaa'],
    ['a program', 'MZ\x90\0aaaaaaaa'],
    ['an archive', 'PK\x03\x04aaaaaaaa'],
    ['a PDF that begins later', `junk${pdf().toString('latin1')}`],
    [
      'a PDF that is an archive too',
      Buffer.concat([pdf().subarray(0, -7), zipEnd, Buffer.from('\n%%EOF\n')]),
    ],
  ])('%s is not taken, whatever it is called', async (_, bytes) => {
    expect(await codeOf(upload(bytes, { name: 'proof.png' }))).toBe('file_type_not_allowed')
  })

  test.each([
    ['a script that begins like a GIF', Buffer.from('GIF89a=1;alert(1)//')],
    ['a PDF without an end', pdf().subarray(0, 20)],
    ['a PDF with something behind it', Buffer.concat([pdf(), Buffer.from('<script>steal()</script>')])],
    ['half a JPEG', halfJpeg],
  ])('%s is refused as damaged', async (_, bytes) => {
    expect(await codeOf(upload(bytes))).toBe('file_damaged')
  })

  test('a few bytes that stand for a billion pixels are refused before they are decoded', async () => {
    const sent = Buffer.from(await solid(1, 1).png().toBuffer())
    // The width and height of a PNG stand at bytes 16 and 20; their checksum at 29.
    sent.writeUInt32BE(40_000, 16)
    sent.writeUInt32BE(40_000, 20)
    sent.writeUInt32BE(crc32(sent.subarray(12, 29)), 29)
    expect(await codeOf(upload(sent))).toBe('picture_too_large')
  })

  test('a very large picture is scaled down', async () => {
    const file = await kept(await solid(5000, 1000).png().toBuffer())
    expect(file).toMatchObject({ width: product.upload.imageMaxSide, height: 819 })
  })

  test('an avatar is a square, and no PDF', async () => {
    const options = { kinds: ['avatar' as const], limitBytes: product.upload.avatarMaxBytes }
    const file = await kept(await solid(300, 100).png().toBuffer(), options)
    expect(file).toMatchObject({ width: 512, height: 512 })
    expect(await codeOf(upload(pdf(), options))).toBe('file_type_not_allowed')
  })

  test('a file of exactly the limit is taken; one more byte, and reading stops there', async () => {
    const limitBytes = 2 * mb
    const sent = pdf('x'.repeat(limitBytes - pdf().length))
    expect(sent.length).toBe(limitBytes)
    const file = await kept(sent, { limitBytes })
    expect((await bytesOf(file)).equals(sent)).toBe(true)

    let read = 0
    let stopped = false
    async function* endless() {
      try {
        for (;;) {
          read += mb
          yield Buffer.alloc(mb, 'x')
        }
      } finally {
        stopped = true
      }
    }
    const result = await upload(endless(), { limitBytes })
    expect(result).toEqual({
      ok: false,
      refusal: { code: 'file_too_large', field: 'file', params: { max: 2 } },
    })
    expect({ read, stopped }).toEqual({ read: 3 * mb, stopped: true })
  })

  test('an empty file is no file', async () => {
    expect(await codeOf(upload(''))).toBe('required')
  })

  test('goes out as what it is: a picture to look at, a PDF to save', async () => {
    const picture = await openDownload(stores, {
      ...(await kept(await solid(8, 8).png().toBuffer(), { name: 'Чек "1".png' })),
      keptIn: 'database',
    })
    expect(picture?.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="___ 1.png"; filename*=UTF-8''%D0%A7%D0%B5%D0%BA%201.png`,
    })
    const paper = await openDownload(stores, {
      ...(await kept(pdf(), { name: 'receipt.html' })),
      keptIn: 'database',
    })
    expect(paper?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt.pdf"; filename*=UTF-8''receipt.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test('is used once, and by its owner', async () => {
    const { id } = await kept(pdf())
    const use = (ownerId = amina) =>
      database.transaction(tx => useFile(tx, { id, ownerId, usedFor: 'trade:8F2K41QX' }))
    expect(await use(testUser(2))).toBe(false)
    const uses = await Promise.all(Array.from({ length: 10 }, () => use()))
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect(await findFile(database.db, id)).toMatchObject({ id, usedFor: 'trade:8F2K41QX', ownerId: amina })
  })

  test('is forgotten a day after it was sent, unless something uses it', async () => {
    const [used, unused] = [await kept(pdf()), await kept(pdf())]
    await database.transaction(tx => useFile(tx, { id: used.id, ownerId: amina, usedFor: 'trade:8F2K41QX' }))
    const clear = () => fileClearing(deps).run({ key: '', payload: {}, runAt: clock.now(), attempt: 1 })
    const ids: AttachmentId[] = [used.id, unused.id]
    clock.advance(24 * 3_600_000)
    await clear()
    expect((await describeFiles(database.db, ids)).size).toBe(2)
    clock.advance(1)
    await clear()
    expect([...(await describeFiles(database.db, ids)).keys()]).toEqual([used.id])
    expect(await openDownload(stores, { ...unused, keptIn: 'database' })).toBeNull()
    expect((await bytesOf(used)).equals(pdf())).toBe(true)
  })
})

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\windows\\win.ini', 'win.pdf'],
  ['receipt.pdf.exe', 'receipt.pdf.pdf'],
  ['annexe\u202Efdp.exe', 'annexefdp.pdf'],
  ['a\u0000b\nc\r\td.png', 'abcd.pdf'],
  ['..', 'file.pdf'],
  ['', 'file.pdf'],
  ['.htaccess', 'file.pdf'],
  ['  Чек   об оплате .jpg ', 'Чек об оплате.pdf'],
  [`${'ы'.repeat(300)}.png`, `${'ы'.repeat(80)}.pdf`],
  [`${'😀'.repeat(300)}.png`, `${'😀'.repeat(80)}.pdf`],
  ['<img src=x onerror=1>.png', 'img src=x onerror=1.pdf'],
])('the name %j becomes %j', (sent, name) => {
  expect(safeFileName(sent, 'pdf')).toBe(name)
})

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  }
  return ~crc >>> 0
}
