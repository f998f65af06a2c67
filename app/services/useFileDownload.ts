import type { DownloadState } from '@souk/design-system/domain/page/list/FileDownload.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useEffect, useRef, useState } from 'react'
import { deviceType } from '../device/native/nativeShell.ts'
import { endSession } from './endSession.ts'
import { useServices } from './useServices.ts'
import { saveFile } from '../device/saveFile.ts'

interface FileDownload {
  readonly state: DownloadState
  /**
   * Begins; what runs already is given up.
   * @param href of the file on the server
   * @param usualName of the file where the server names none
   */
  readonly start: (href: string, usualName: string) => void
  readonly stop: () => void
}

/** Downloads files of the server’s that take their time; tells how much has come, and what came of it. */
export function useFileDownload(): FileDownload {
  const services = useServices()
  const locale = useLocale()
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (href: string, usualName: string, signal: AbortSignal) => {
    const answer = await fetch(href, {
      signal,
      headers: { 'accept-language': locale, 'x-device-type': deviceType() },
    })
    if (answer.status === 401) return endSession(services)
    if (answer.status === 429) return setState({ kind: 'tooMany' })
    if (!answer.ok || answer.body === null) return setState({ kind: 'failed' })
    const type = answer.headers.get('content-type') ?? ''
    const file = await received(answer.body, type, bytes => setState({ kind: 'running', bytes }))
    saveFile(file, nameOf(answer.headers.get('content-disposition')) ?? usualName)
    return setState({ kind: 'done' })
  }
  return {
    state,
    start: (href, usualName) => {
      const leaving = new AbortController()
      running.current?.abort()
      running.current = leaving
      setState({ kind: 'running', bytes: 0 })
      run(href, usualName, leaving.signal).catch(() => {
        if (!leaving.signal.aborted) setState({ kind: 'failed' })
      })
    },
    stop: () => {
      running.current?.abort()
      setState({ kind: 'idle' })
    },
  }
}

/** Tells no oftener than a screen shows it, in milliseconds. */
const telling = 100

async function received(
  body: ReadableStream<Uint8Array>,
  type: string,
  tell: (bytes: number) => void,
): Promise<Blob> {
  const parts: BlobPart[] = []
  let bytes = 0
  let told = 0
  for await (const part of readable(body)) {
    parts.push(part as Uint8Array<ArrayBuffer>)
    bytes += part.byteLength
    if (performance.now() - told < telling) continue
    told = performance.now()
    tell(bytes)
  }
  return new Blob(parts, { type })
}

/** Not every browser lets a stream be walked over. */
async function* readable(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

const nameOf = (disposition: string | null): string | undefined =>
  /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1]
