import type { ProofFile } from '@souk/design-system/domain/trading/dispute/ProofFiles.tsx'
import { useErrorText } from '@souk/design-system/locales/useErrorText.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useRef, useState } from 'react'
import { checkSession } from '../../services/endSession.ts'
import { newId } from '../../device/newId.ts'
import { useServices } from '../../services/useServices.ts'
import { uploadAttachment } from './chat/uploadAttachment.ts'
import { useFileRefusal } from './chat/useDraftFile.ts'

interface Uploading extends ProofFile {
  /** What the server calls it, once it is there. */
  readonly id: string | null
}

interface ProofFilesState {
  readonly files: readonly ProofFile[]
  /** Those that are there; null while one is still on its way. */
  readonly ids: readonly string[] | null
  readonly error: string | undefined
  readonly add: (file: File) => void
  readonly remove: (key: string) => void
}

/** Uploads files for a statement as they are picked; they are given with it. */
export function useProofFiles(tradeId: string): ProofFilesState {
  const services = useServices()
  const refusal = useFileRefusal()
  const errorText = useErrorText()
  const locale = useLocale()
  const [files, setFiles] = useState<readonly Uploading[]>([])
  const [error, setError] = useState<string>()
  const stops = useRef(new Map<string, () => void>())
  useEffect(() => {
    const running = stops.current
    return () => running.forEach(stop => stop())
  }, [])

  const change = (key: string, changes: Partial<Uploading>) =>
    setFiles(all => all.map(file => (file.key === key ? { ...file, ...changes } : file)))
  const remove = (key: string) => {
    stops.current.get(key)?.()
    stops.current.delete(key)
    setFiles(all => all.filter(file => file.key !== key))
  }
  const add = (picked: File) => {
    const why = refusal(picked)
    setError(why)
    if (why !== undefined) return
    const key = newId()
    setFiles(all => [...all, { key, id: null, name: picked.name, size: picked.size, progress: 0 }])
    const stop = uploadAttachment({
      tradeId,
      file: picked,
      locale,
      timers: browserTimers,
      onProgress: progress => change(key, { progress }),
      onEnd: end => {
        if (end.kind === 'done') change(key, { id: end.answer, progress: null })
        else remove(key)
        if (end.kind === 'refused') setError(errorText(end.words))
        else if (end.kind !== 'done' && end.kind !== 'stopped') void checkSession(services)
      },
    })
    stops.current.set(key, stop)
  }
  const there = files.flatMap(({ id }) => (id === null ? [] : [id]))
  return { files, ids: there.length === files.length ? there : null, error, add, remove }
}
