import type { FastifyRequest } from 'fastify'
import { refuse } from '../domain/refusal/refusal.ts'
import { RequestRefused } from './refusal.ts'

/** A file in a form, as it comes in. */
export interface SentFile {
  /** As the client calls it. */
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array>
}

/**
 * The one file of a multipart request, in this field. Refuses `required` where there is none, and `malformed_request` for
 * a form that cannot be read or that breaks off; the latter when the bytes are read.
 */
export async function sentFile(request: FastifyRequest, field: string): Promise<SentFile> {
  if (!request.isMultipart()) throw new RequestRefused(refuse('required', field))
  const file = await readable(() => request.file())
  if (!file || file.fieldname !== field) throw new RequestRefused(refuse('required', field))
  return { name: file.filename, bytes: unbroken(file.file) }
}

/** The parser's own errors all say that the form is no form: nothing else happens in here. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch {
    throw new RequestRefused(refuse('malformed_request'))
  }
}

async function* unbroken(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = parts[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { value, done } = await readable(() => reader.next())
      if (done === true) return
      yield value
    }
  } finally {
    await reader.return?.()
  }
}
