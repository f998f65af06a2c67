import { readRefusal } from '@souk/design-system/forms/serverRefusal.ts'
import type { RefusalWords } from '@souk/design-system/locales/errorText.ts'
import type { Timers } from '@souk/design-system/timing/timers.ts'
import { createUploadProgress } from './uploadProgress.ts'

/** How an upload ended. `signedOut`: the session is over. `stopped`: by whoever started it. */
export type UploadEnd =
  | { readonly kind: 'done'; readonly id: string }
  | { readonly kind: 'refused'; readonly words: RefusalWords }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'stopped' }

export interface UploadOptions {
  readonly tradeId: string
  readonly file: File
  readonly locale: string
  readonly timers: Timers
  /** How much is uploaded, 0 to 1. */
  readonly onProgress: (fraction: number) => void
  readonly onEnd: (end: UploadEnd) => void
}

/** An upload takes as long as the file needs; only silence for so long ends it, in milliseconds. */
const silence = 50_000

/**
 * Uploads a file for a trade's conversation; what it returns stops that. With `XMLHttpRequest`, because `fetch` does not
 * tell how far an upload is.
 */
export function uploadAttachment({ tradeId, file, locale, timers, ...tell }: UploadOptions): () => void {
  const request = new XMLHttpRequest()
  const progress = createUploadProgress(timers, tell.onProgress)
  let callOff = () => {}
  const expectBytes = () => {
    callOff()
    callOff = timers.after(silence, () => end({ kind: 'refused', words: { code: 'no_connection' } }))
  }
  let isOver = false
  const end = (how: UploadEnd) => {
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
  request.addEventListener('load', () => end(endOf(request.status, request.responseText)))
  request.addEventListener('error', () => end({ kind: 'refused', words: { code: 'no_connection' } }))
  request.open('POST', `/api/v1/trades/${encodeURIComponent(tradeId)}/attachments`)
  request.setRequestHeader('accept-language', locale)
  request.setRequestHeader('x-device-type', 'web')
  const form = new FormData()
  form.append('file', file)
  expectBytes()
  request.send(form)
  return () => end({ kind: 'stopped' })
}

/** What an answer means. */
export function endOf(status: number, text: string): UploadEnd {
  if (status === 401) return { kind: 'signedOut' }
  const body = parsed(text)
  if (status >= 200 && status < 300 && typeof body?.['id'] === 'string')
    return { kind: 'done', id: body['id'] }
  const refusal = status < 500 ? readRefusal(body) : null
  const said = refusal?.text ?? Object.values(refusal?.fields ?? {})[0]
  if (refusal !== null) return { kind: 'refused', words: { ...refusal, text: said } }
  return { kind: 'refused', words: { code: status === 503 ? 'unavailable' : 'something_went_wrong' } }
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null
  } catch {
    return null
  }
}
