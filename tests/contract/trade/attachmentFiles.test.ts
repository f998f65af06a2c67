import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFreshSouk } from '../../support/freshSouk.ts'
import { startTestGateway, type TestGateway } from '../../support/gateway.ts'
import { startS3Server, type S3Server } from '../../support/network/s3Server.ts'
import type { TestSouk } from '../../support/souk.ts'
import type { Json } from '../../support/soukClient.ts'
import { gatherCast, present, setScene, type Role, type Scene } from '../roles/scene.ts'

const pdf = new Uint8Array(Buffer.from(`%PDF-1.4\n${'0123456789'.repeat(60_000)}\n%%EOF`))

// Everything that is said of files holds wherever they are kept.
describe.each(['database', 's3'] as const)('files in %s', place => {
  let s3: S3Server
  let souk: TestSouk
  let gateway: TestGateway
  let scene: Scene

  beforeAll(async () => {
    s3 = await startS3Server()
    souk = await startFreshSouk('embedded', place === 's3' ? s3.env : {})
    gateway = await startTestGateway(souk.server.url)
    scene = await setScene(souk, await gatherCast(souk), 'new')
  })
  afterAll(async () => {
    // S3 is away for the last of its tests alone.
    expect(souk.faults.filter(line => !line.includes('FilesUnavailable'))).toEqual([])
    await gateway.close()
    await souk.close()
    await s3.close()
  })

  const ask = (
    path: string,
    as: Role,
    {
      headers = {},
      ...init
    }: Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> } = {},
    origin = gateway.url,
  ) =>
    fetch(`${origin}/api/v1/${path}`, {
      ...init,
      headers: { 'x-access-token': present(scene.cast[as]).token, ...headers },
    })
  async function upload(path: string, field: string, bytes: Uint8Array<ArrayBuffer>) {
    const body = new FormData()
    body.set(field, new Blob([bytes]), 'receipt.pdf')
    const answer = await ask(path, 'owner', { method: 'POST', body })
    return { status: answer.status, body: (await answer.json()) as Json & { id: string } }
  }
  const attach = () => upload(`trades/${scene.trade}/attachments`, 'file', pdf)
  const rows = () =>
    souk.server.parts.database.db.selectFrom('file').select(['kept_in', 'is_stored']).execute()

  it('go there, and come out of the server and the gateway as they went in', async () => {
    const { body } = await attach()
    for (const origin of [souk.server.url, gateway.url]) {
      const answer = await ask(`attachments/${body.id}`, 'owner', {}, origin)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('accept-ranges')).toBe('bytes')
      expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true)
    }
    expect((await rows()).every(row => row.kept_in === place)).toBe(true)
  })

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=262140-262150', 262_140, 262_150],
    ['bytes=599000-', 599_000, pdf.length - 1],
    ['bytes=-5', pdf.length - 5, pdf.length - 1],
    ['bytes=10-99999999', 10, pdf.length - 1],
  ])('give out %s of themselves', async (range, start, end) => {
    const { body } = await attach()
    for (const origin of [souk.server.url, gateway.url]) {
      const answer = await ask(`attachments/${body.id}`, 'owner', { headers: { range } }, origin)
      expect(answer.status).toBe(206)
      expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${pdf.length}`)
      expect(answer.headers.get('content-length')).toBe(String(end - start + 1))
      expect(answer.headers.get('content-disposition')).toContain('attachment')
      expect(Buffer.from(await answer.arrayBuffer()).equals(pdf.subarray(start, end + 1))).toBe(true)
    }
  })

  it('say how large they are where a part is behind their end, and answer several parts with the whole', async () => {
    const { body } = await attach()
    const path = `attachments/${body.id}`
    const behind = await ask(path, 'owner', { headers: { range: 'bytes=99999999-' } })
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${pdf.length}`])
    const whole = [
      { range: 'bytes=0-1,5-6' },
      { range: 'lines=1-2' },
      { range: 'bytes=0-1', 'if-range': '"other"' },
    ]
    for (const headers of whole) {
      const answer = await ask(path, 'owner', { headers })
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, pdf.length])
    }
    const tag = (await ask(path, 'owner')).headers.get('etag') ?? ''
    const same = await ask(path, 'owner', { headers: { range: 'bytes=0-1', 'if-range': tag } })
    expect(same.status).toBe(206)
  })

  it('are nobody else’s, whole or in part', async () => {
    const { body } = await attach()
    for (const headers of [{}, { range: 'bytes=0-9' }])
      expect((await ask(`attachments/${body.id}`, 'stranger', { headers })).status).toBe(404)
  })

  it('are looked at before: what is no picture is no avatar, and nothing of it is kept', async () => {
    const before = await rows()
    expect(await upload('me/set_avatar', 'avatar', pdf)).toMatchObject({
      status: 422,
      body: { code: 'file_type_not_allowed' },
    })
    expect(await rows()).toEqual(before)
  })

  it.runIf(place === 's3')(
    'are not available while S3 is away; what was sent meanwhile does not count',
    async () => {
      const { body } = await attach()
      await s3.close()
      const before = (await rows()).filter(row => row.is_stored)
      expect(await attach()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect((await ask(`attachments/${body.id}`, 'owner')).status).toBe(503)
      expect((await rows()).filter(row => row.is_stored)).toEqual(before)
      // All else goes on.
      expect((await ask('me', 'owner')).status).toBe(200)
      expect(souk.faults.join('')).not.toContain(s3.access.secret)
    },
  )
})
