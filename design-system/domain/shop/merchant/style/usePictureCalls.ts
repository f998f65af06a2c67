import { useState } from 'react'
import { fileField } from '../../../../forms/engine/fields/fileField.ts'
import type { FileContext } from '../../../../forms/engine/fields/fileField.ts'
import { formMessageText } from '../../../../forms/formMessageText.ts'
import { readRefusal } from '../../../../forms/engine/serverRefusal.ts'
import { errorText } from '../../../../locales/errorText.ts'
import { useWords } from '../../../../locales/useWords.ts'

/** What is done with a picture of a look; what it is refused for is thrown. */
export interface PictureCalls {
  onUpload: (file: File, onProgress: (fraction: number) => void) => Promise<void>
  onRemove: () => Promise<void>
}

type PictureState = { readonly kind: 'uploading'; readonly fraction: number } | { readonly kind: 'removing' }

/** Uploads and removes one picture, one thing at a time; says how far it is, or why it failed. */
export function usePictureCalls(
  limits: Pick<FileContext, 'extensions' | 'maxBytes'>,
  { onUpload, onRemove }: PictureCalls,
) {
  const words = useWords()
  const { i18n, locale } = words
  const [state, setState] = useState<PictureState | null>(null)
  const [error, setError] = useState<string | null>(null)

  const during = async (started: PictureState, act: () => Promise<void>) => {
    if (state !== null) return
    setError(null)
    setState(started)
    try {
      await act()
    } catch (problem) {
      const refusal = readRefusal(problem)
      const text = refusal?.text ?? Object.values(refusal?.fields ?? {})[0]
      setError(errorText(i18n, { code: refusal?.code, params: refusal?.params, text }))
    } finally {
      setState(null)
    }
  }

  const upload = (file: File) => {
    const around = { locale, valueOf: () => undefined }
    const verdict = fileField.validate({ rawValue: file, value: file }, limits, around)
    if (verdict?.kind === 'error') {
      setError(formMessageText(words, verdict.message))
      return
    }
    const progress = (fraction: number) => setState({ kind: 'uploading', fraction })
    void during({ kind: 'uploading', fraction: 0 }, async () => onUpload(file, progress))
  }
  return { state, error, upload, remove: () => void during({ kind: 'removing' }, onRemove) }
}
