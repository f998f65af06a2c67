import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFreshSouk } from '../../../support/freshSouk.ts'
import { startTestGateway, type TestGateway } from '../../../support/gateway.ts'
import { startS3Server, type S3Server } from '../../../support/network/s3Server.ts'
import type { TestSouk } from '../../../support/souk.ts'
import type { Json, Person } from '../../../support/soukClient.ts'
import { blocksOf, deskOf, readerAt } from './desk.ts'
import { signUpStaff } from '../../roles/scene.ts'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#173d31' } })

describe.each(['database', 's3'] as const)('pictures of texts, in %s', place => {
  let s3: S3Server
  let souk: TestSouk
  let gateway: TestGateway
  let operator: Person
  beforeAll(async () => {
    s3 = await startS3Server()
    souk = await startFreshSouk('embedded', place === 's3' ? s3.env : {})
    gateway = await startTestGateway(souk.server.url)
    operator = await signUpStaff(souk, 'operator')
  })
  afterAll(async () => {
    expect(souk.faults).toEqual([])
    await gateway.close()
    await souk.close()
    await s3.close()
  })

  async function send(bytes: Buffer, as: Person = operator, field = 'picture') {
    const body = new FormData()
    body.set(field, new Blob([new Uint8Array(bytes)]), 'picture.png')
    const answer = await fetch(`${gateway.url}/api/v1/operator/content_pictures`, {
      method: 'POST',
      headers: { 'x-access-token': as.token, 'idempotency-key': randomUUID() },
      body,
    })
    return { status: answer.status, body: (await answer.json()) as Json & { id: string } }
  }
  const fetched = (path: string) => fetch(`${gateway.url}/api/v1/content_pictures/${path}`)
  const count = async (table: 'content_picture' | 'file') =>
    Number(
      (
        await souk.server.parts.database.db
          .selectFrom(table)
          .select(row => row.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )

  it('are kept in widths and modern formats, without what they carried along, and are everybody’s for ever', async () => {
    const photo = await drawn(2000, 1000)
      .withExif({ IFD0: { Copyright: 'planted-in-a-photograph' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await send(photo)
    expect([status, body]).toEqual([200, { id: expect.any(String), width: 1600, height: 800 }])
    for (const width of [480, 960, 1600])
      for (const format of ['avif', 'webp']) {
        const answer = await fetched(`${body.id}/${width}.${format}`)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-type')).toBe(`image/${format}`)
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        const bytes = Buffer.from(await answer.arrayBuffer())
        expect(bytes.includes('planted-in-a-photograph')).toBe(false)
        const { width: kept, exif } = await sharp(bytes).metadata()
        expect([kept, exif]).toEqual([width, undefined])
      }
    for (const path of [`${body.id}/961.avif`, `${randomUUID()}/480.avif`, 'something/480.avif'])
      expect((await fetched(path)).status).toBe(404)
    expect((await fetched(`${body.id}/480.svg`)).status).toBe(422)
  })

  it('are never larger than they came', async () => {
    const { body } = await send(await drawn(500, 250).png().toBuffer())
    expect(body).toMatchObject({ width: 500, height: 250 })
    expect([
      (await fetched(`${body.id}/480.webp`)).status,
      (await fetched(`${body.id}/500.webp`)).status,
    ]).toEqual([200, 200])
    const small = await send(await drawn(100, 50).webp().toBuffer())
    expect(small.body).toMatchObject({ width: 100, height: 50 })
  })

  it('stand in a text with their size and their words; a text that shows one that is not kept is not published', async () => {
    const { body } = await send(await drawn(700, 350).png().toBuffer())
    const desk = deskOf(souk, operator)
    const { id } = await desk.make('chapter', 'with-a-picture')
    await desk.save(id, { source: `One.\n\n![A {{brand}} stall](picture:${body.id} "In the morning")` })
    await desk.publish(id)
    const page = (await readerAt(souk, 'pages/guide-with-a-picture')).body
    expect(blocksOf(page).at(-1)).toEqual({
      kind: 'figure',
      picture: body.id,
      alt: 'A Souk stall',
      caption: 'In the morning',
      src: `/api/v1/content_pictures/${body.id}`,
      widths: [480, 700],
      width: 700,
      height: 350,
    })
  })

  it('are refused where they are none, too large, a bomb, or nobody’s to send; nothing is kept of them', async () => {
    const before = [await count('content_picture'), await count('file')]
    const bomb = await drawn(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    const broken = (await drawn(300, 300).png().toBuffer()).subarray(0, 200)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const tries: readonly (readonly [Buffer, string, string])[] = [
      [svg, 'file_type_not_allowed', 'file'],
      [Buffer.from('GIF89a'), 'file_type_not_allowed', 'file'],
      [broken, 'file_damaged', 'file'],
      [bomb, 'picture_too_large', 'file'],
      [Buffer.alloc(8 * 1024 * 1024 + 1, 1), 'file_too_large', 'file'],
      [Buffer.alloc(0), 'required', 'picture'],
    ]
    for (const [bytes, code, field] of tries) {
      const { status, body } = await send(bytes)
      expect([code, status, body['code'], Object.keys(body['errors'] as object)]).toEqual([
        code,
        422,
        code,
        [field],
      ])
    }
    expect((await send(svg, operator, 'other')).body['code']).toBe('required')
    expect((await send(svg, await signUpStaff(souk, 'arbiter'))).status).toBe(403)
    expect((await send(svg, await souk.signUp(`sender-${place}`))).status).toBe(403)
    expect([await count('content_picture'), await count('file')]).toEqual(before)
  })
})
