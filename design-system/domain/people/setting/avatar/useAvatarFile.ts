import { useEffect, useState } from 'react'
import { fileField, fileLimits } from '../../../../forms/engine/fields/fileField.ts'
import { formMessageText } from '../../../../forms/formMessageText.ts'
import { useT } from '../../../../locales/useT.ts'
import { useSpoken } from '../../../../locales/useWords.ts'
import { useRules } from '../../../../locales/rules.ts'
import { firstCrop } from './crop.ts'
import type { Crop } from './crop.ts'

/** A picture that is being cropped. */
export interface ChosenPicture {
  /** `image/jpeg`, as the browser knows it. */
  readonly type: string
  readonly picture: ImageBitmap
  readonly crop: Crop
}

/** The picture that somebody chose, upright as it was taken; or why it can't be used, in words. */
export function useAvatarFile() {
  const words = useSpoken()
  const { locale } = words
  const maxBytes = useRules().fileBytes.avatar
  const tForm = useT('form')
  const tError = useT('error')
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const [error, setError] = useState<{ readonly title: string; readonly more: string | null } | null>(null)
  const picture = chosen?.picture
  useEffect(() => () => picture?.close(), [picture])

  const choose = async (file: File) => {
    const around = { locale, valueOf: () => undefined }
    const limits = { ...fileLimits.avatar, maxBytes }
    const verdict = fileField.validate({ rawValue: file, value: file }, limits, around)
    if (verdict?.kind === 'error') {
      const title = tForm('fileType')
      const more = formMessageText(words, verdict.message)
      setError({ title, more: more === title ? null : more })
      return
    }
    try {
      const next = await createImageBitmap(file, { imageOrientation: 'from-image' })
      setError(null)
      setChosen({ type: file.type, picture: next, crop: firstCrop(next) })
    } catch {
      setError({ title: tError('file_damaged'), more: null })
    }
  }
  const crop = (change: (crop: Crop) => Crop) =>
    setChosen(now => (now === null ? null : { ...now, crop: change(now.crop) }))

  return { chosen, error, choose, crop, forget: () => setChosen(null) }
}
