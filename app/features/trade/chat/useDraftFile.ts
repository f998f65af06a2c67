import { attachmentTypes } from '@souk/design-system/domain/trading/chat/composer/ChatComposer.tsx'
import type { DraftFile } from '@souk/design-system/domain/trading/chat/composer/DraftAttachment.tsx'
import { formatFileSize } from '@souk/design-system/format/formatFileSize.ts'
import { useErrorText } from '@souk/design-system/locales/useErrorText.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useRef, useState } from 'react'
import { checkSession } from '../../../services/endSession.ts'
import { useServices } from '../../../services/useServices.ts'
import { useSettings } from '../../../session/useSettings.ts'
import { uploadAttachment, type AttachmentEnd } from './uploadAttachment.ts'

/** The file of the message being written. */
interface DraftFileState {
  readonly file: DraftFile | null
  /** What the server calls it, once it is there. */
  readonly uploaded: { readonly id: string; readonly name: string } | null
  readonly error: string | undefined
  readonly attach: (file: File) => void
  /** Lets it go, and stops its upload. */
  readonly remove: () => void
}

/** Uploads a file as soon as it is picked, and says how far it is, or why not. */
export function useDraftFile(tradeId: string): DraftFileState {
  const services = useServices()
  const refusal = useFileRefusal()
  const errorText = useErrorText()
  const locale = useLocale()
  const [file, setFile] = useState<DraftFile | null>(null)
  const [uploadedId, setUploadedId] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const clear = () => {
    setFile(null)
    setUploadedId(null)
    setError(undefined)
  }
  const remove = () => {
    stop.current()
    clear()
  }
  const onEnd = (end: AttachmentEnd) => {
    if (end.kind === 'stopped') return
    if (end.kind === 'done') {
      setUploadedId(end.answer)
      setFile(sent => sent && { ...sent, progress: null })
      return
    }
    clear()
    if (end.kind === 'refused') setError(errorText(end.words))
    else void checkSession(services)
  }
  const attach = (picked: File) => {
    remove()
    const why = refusal(picked)
    if (why !== undefined) {
      setError(why)
      return
    }
    setFile({ name: picked.name, size: picked.size, progress: 0 })
    stop.current = uploadAttachment({
      tradeId,
      file: picked,
      locale,
      timers: browserTimers,
      onProgress: progress => setFile(sent => sent && { ...sent, progress }),
      onEnd,
    })
  }
  const uploaded = file === null || uploadedId === null ? null : { id: uploadedId, name: file.name }
  return { file, uploaded, error, attach, remove }
}

/** Why a file need not even be uploaded. */
export function useFileRefusal(): (file: File) => string | undefined {
  const t = useT('chat')
  const locale = useLocale()
  const most = useSettings()?.attachmentMaxBytes ?? Number.POSITIVE_INFINITY
  return ({ size, type }) => {
    if (!attachmentTypes.some(allowed => allowed === type)) return t('wrongType')
    return size > most ? t('tooLarge', { size: formatFileSize(most, locale) }) : undefined
  }
}
