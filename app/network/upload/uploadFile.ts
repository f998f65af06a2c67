import { readRefusal } from '@souk/design-system/forms/engine/serverRefusal.ts'
import type { RefusalWords } from '@souk/design-system/locales/errorText.ts'
import type { Timers } from '@souk/design-system/timing/timers.ts'
import { deviceType } from '../../device/native/nativeShell.ts'
import { createUploadProgress } from './uploadProgress.ts'

/** How an upload ended. `signedOut`: the session is over. `stopped`: by whoever started it. */
export type UploadEnd<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly words: RefusalWords }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'stopped' }

/** The body of an answer, as far as anybody may believe it. */
export type UploadBody = Readonly<Record<string, unknown>> | null

/** What the answer of a file that was taken says; null when it says nothing of it. */
export type ReadAnswer<Answer> = (body: UploadBody) => Answer | null

export interface UploadOptions<Answer> {
  /** Below `/api`. */
  readonly path: string
  /** The multipart field, and what lies in it. */
  readonly field: string
  readonly file: File
  readonly locale: string
  readonly timers: Timers
  readonly read: ReadAnswer<Answer>
  /** How much is uploaded, 0 to 1. */
  readonly onProgress: (fraction: number) => void
  readonly onEnd: (end: UploadEnd<Answer>) => void
}

/** An upload takes as long as the file needs; only silence for so long ends it, in milliseconds. */
const silence = 50_000

/**
 * Uploads a file past GraphQL, as the contract has it; what it returns stops that. With `XMLHttpRequest`, because `fetch`
 * does not tell how far an upload is.
 */
export function uploadFile<Answer>(options: UploadOptions<Answer>): () => void {
  const { path, field, file, locale, timers, read, ...tell } = options
  const request = new XMLHttpRequest()
  const progress = createUploadProgress(timers, tell.onProgress)
  let callOff = () => {}
  const expectBytes = () => {
    callOff()
    callOff = timers.after(silence, () => end({ kind: 'refused', words: { code: 'no_connection' } }))
  }
  let isOver = false
  const end = (how: UploadEnd<Answer>) => {
    if (isOver) return
    isOver = true
    callOff()
    progress.close()
    request.abort()
    tell.onEnd(how)
  }

  request.upload.addEventListener('progress', ({ loaded, total }) => {
    expectBytes()
    progress.moved(loaded, total)
  })
  request.addEventListener('load', () => end(endOf(request.status, request.responseText, read)))
  request.addEventListener('error', () => end({ kind: 'refused', words: { code: 'no_connection' } }))
  request.open('POST', `/api${path}`)
  request.setRequestHeader('accept-language', locale)
  request.setRequestHeader('x-device-type', deviceType())
  const form = new FormData()
  form.append(field, file)
  expectBytes()
  request.send(form)
  return () => end({ kind: 'stopped' })
}

/** What an answer means. */
export function endOf<Answer>(status: number, text: string, read: ReadAnswer<Answer>): UploadEnd<Answer> {
  if (status === 401) return { kind: 'signedOut' }
  const body = parsed(text)
  const answer = status >= 200 && status < 300 ? read(body) : null
  if (answer !== null) return { kind: 'done', answer }
  const refusal = status < 500 ? readRefusal(body) : null
  const said = refusal?.text ?? Object.values(refusal?.fields ?? {})[0]
  if (refusal !== null) return { kind: 'refused', words: { ...refusal, text: said } }
  return { kind: 'refused', words: { code: status === 503 ? 'unavailable' : 'something_went_wrong' } }
}

function parsed(text: string): UploadBody {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null
  } catch {
    return null
  }
}
