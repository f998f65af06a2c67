import type { Json } from '../../support/soukClient.ts'

/** The body of an answer that must be a success. */
export async function done(call: Promise<{ status: number; body: Json }>): Promise<Json> {
  const { status, body } = await call
  if (status !== 200) throw new Error(`A scene could not be set: ${status} ${JSON.stringify(body)}`)
  return body
}
