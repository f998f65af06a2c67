import type { DownloadState } from '@souk/design-system/domain/transaction/TransactionDownload.tsx'
import type { TransactionFilterSet } from '@souk/design-system/domain/transaction/transactionFilter.ts'
import { deviceTimeZone } from '@souk/design-system/format/deviceTimeZone.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useEffect, useRef, useState } from 'react'
import { deviceType } from '../../native/nativeShell.ts'
import { endSession } from '../../services/endSession.ts'
import { useServices } from '../../services/useServices.ts'
import { downloadHref } from './filterAddress.ts'
import { saveFile } from './saveFile.ts'

interface Download {
  readonly state: DownloadState
  readonly start: () => void
  readonly stop: () => void
}

/** Downloads the movements under the filters as a spreadsheet; tells how much has come, and what came of it. */
export function useDownload(filters: TransactionFilterSet): Download {
  const services = useServices()
  const locale = useLocale()
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (signal: AbortSignal) => {
    const answer = await fetch(downloadHref(filters, deviceTimeZone()), {
      signal,
      headers: { 'accept-language': locale, 'x-device-type': deviceType() },
    })
    if (answer.status === 401) return endSession(services)
    if (answer.status === 429) return setState({ kind: 'tooMany' })
    if (!answer.ok || answer.body === null) return setState({ kind: 'failed' })
    const file = await received(answer.body, bytes => setState({ kind: 'running', bytes }))
    saveFile(file, nameOf(answer.headers.get('content-disposition')))
    return setState({ kind: 'done' })
  }
  const start = () => {
    const leaving = new AbortController()
    running.current?.abort()
    running.current = leaving
    setState({ kind: 'running', bytes: 0 })
    run(leaving.signal).catch(() => {
      if (!leaving.signal.aborted) setState({ kind: 'failed' })
    })
  }
  return {
    state,
    start,
    stop: () => {
      running.current?.abort()
      setState({ kind: 'idle' })
    },
  }
}

/** Tells no oftener than a screen shows it, in milliseconds. */
const telling = 100

async function received(body: ReadableStream<Uint8Array>, tell: (bytes: number) => void): Promise<Blob> {
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
  return new Blob(parts, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
}

/** Not every browser lets a stream be walked over. */
async function* readable(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

const usualName = 'transactions.xlsx'

const nameOf = (disposition: string | null): string =>
  /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? usualName
