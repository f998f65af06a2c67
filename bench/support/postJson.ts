import { randomUUID } from 'node:crypto'

/** Posts to the product as a script does; answers what it answered. Throws where that is no success. */
export async function postJson<T>(url: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-device-type': 'script',
      'idempotency-key': randomUUID(),
      ...(token === undefined ? {} : { 'x-access-token': token }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
