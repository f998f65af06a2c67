import { emptyText } from '@souk/design-system/domain/content/editor/editorShape.ts'
import type {
  EditedDocumentShape,
  PartState,
  WrittenText,
} from '@souk/design-system/domain/content/editor/editorShape.ts'
import { locales, type Locale } from '@souk/design-system/format/locale.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Seen } from './draftKeeper.ts'
import { seenIn, localeOfDocument } from './documentShapes.ts'
import { useVersionText } from './useVersionText.ts'

/** What is edited in a language when the page opens. */
export interface StartText {
  readonly text: WrittenText
  readonly seen: Seen
}

export type StartTexts = Readonly<Record<Locale, StartText>>

/** The latest text of each language, as it is when the page opens; later ones come with what is done. */
export function useInitialTexts(document: EditedDocumentShape): PartState<StartTexts> {
  const read = useVersionText(document.id)
  const [state, setState] = useState<PartState<StartTexts>>({ status: 'loading' })
  const startIn = async (locale: Locale): Promise<[Locale, StartText]> => {
    const stand = localeOfDocument(document, locale)
    const text = stand.latest === null ? emptyText : await read(locale, stand.latest.number)
    return [locale, { text, seen: seenIn(stand) }]
  }
  const load = async (isLeft: () => boolean) => {
    try {
      const found = await Promise.all(locales.map(startIn))
      const value = Object.fromEntries(found) as unknown as StartTexts
      if (!isLeft()) setState({ status: 'ready', value, isStale: false })
    } catch {
      const onRetry = () => {
        setState({ status: 'failed', onRetry, isRetrying: true })
        void load(isLeft)
      }
      if (!isLeft()) setState({ status: 'failed', onRetry, isRetrying: false })
    }
  }
  const begin = useEffectEvent(load)
  useEffect(() => {
    let isLeft = false
    void begin(() => isLeft)
    return () => {
      isLeft = true
    }
  }, [])
  return state
}
