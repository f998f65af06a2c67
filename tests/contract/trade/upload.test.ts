import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { gatherCast, present, setScene, type Scene } from '../roles/scene.ts'

const limit = 10 * 1024 * 1024
const souk = suiteSouk()
let scene: Scene

beforeAll(async () => {
  scene = await setScene(souk, await gatherCast(souk), 'new')
})

/** A whole PDF of so many bytes; one that is cut anywhere behind `size` is still whole. */
function pdf(size: number, more = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size + more).fill(0x20)
  bytes.set(Buffer.from('%PDF-1.4\n'))
  bytes.set(Buffer.from('\n%%EOF'), size - 6)
  return bytes
}

async function send(body: BodyInit, type?: string) {
  const answer = await fetch(`${souk.server.url}/api/v1/trades/${scene.trade}/attachments`, {
    method: 'POST',
    headers: {
      'x-access-token': present(scene.cast.counterparty).token,
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    body,
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}

function form(field: string, bytes: Uint8Array<ArrayBuffer>): FormData {
  const made = new FormData()
  made.set(field, new Blob([bytes]), 'receipt.pdf')
  return made
}

describe('an attachment', () => {
  it('of exactly 10 MB is kept whole', async () => {
    expect(await send(form('file', pdf(limit)))).toMatchObject({ status: 200, body: { size: limit } })
  })

  it.each([1, 500])('of 10 MB and %i bytes is refused for its size, not cut off at the limit', async more => {
    expect(await send(form('file', pdf(limit, more)))).toMatchObject({
      status: 422,
      body: { code: 'file_too_large', errors: { file: [expect.any(String)] } },
    })
  })

  it('in another field is asked for', async () => {
    expect(await send(form('avatar', pdf(1000)))).toMatchObject({
      status: 422,
      body: { code: 'required', errors: { file: [expect.any(String)] } },
    })
  })

  const opening = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4'
  it.each([
    ['without a boundary', 'x', 'multipart/form-data'],
    ['with nothing between its boundaries', '--x--\r\n', 'multipart/form-data; boundary=x'],
    ['that breaks off', opening, 'multipart/form-data; boundary=x'],
    ['that breaks off in a head', opening.slice(0, 40), 'multipart/form-data; boundary=x'],
    ['of zeros', '\0'.repeat(2000), 'multipart/form-data; boundary=x'],
  ])('in a form %s is refused, and is no fault of ours', async (_name, body, type) => {
    const answer = await send(body, type)
    expect({ ...answer, body: { code: answer.body['code'] } }).toEqual(
      expect.objectContaining({
        status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
      }),
    )
  })
})
