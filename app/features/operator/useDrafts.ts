import { emptyText } from '@souk/design-system/domain/content/editor/editorShape.ts'
import type { EditedDocumentShape, OtherText } from '@souk/design-system/domain/content/editor/editorShape.ts'
import { locales, type Locale } from '@souk/design-system/format/locale.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useState } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import type { Services } from '../../services/Services.ts'
import { useServices } from '../../services/useServices.ts'
import { EditedDocumentQuery, SaveDocumentDraftMutation } from './Content.queries.ts'
import { seenIn, sentExtra, localeOfDocument } from './documentShapes.ts'
import { createDraftKeeper, type DraftKeeper, type SaveEnd, type Seen } from './draftKeeper.ts'
import { editorRefusal } from './editorRefusal.ts'
import type { StartTexts } from './useInitialTexts.ts'
import { useVersionText } from './useVersionText.ts'

export type Drafts = Readonly<Record<Locale, DraftKeeper>>
type ReadVersion = ReturnType<typeof useVersionText>

/** What is being written of a document in each language, for as long as its page is open. */
export function useDrafts(document: EditedDocumentShape, texts: StartTexts): Drafts {
  const services = useServices()
  const read = useVersionText(document.id)
  const [drafts] = useState(
    () =>
      Object.fromEntries(
        locales.map(locale => [
          locale,
          createDraftKeeper(texts[locale], {
            timers: browserTimers,
            save: saving(services, document, locale, read),
          }),
        ]),
      ) as unknown as Drafts,
  )
  useEffect(() => () => locales.forEach(locale => drafts[locale].stop()), [drafts])
  return drafts
}

/** How a text of a document is saved in a language. */
function saving(
  { client, i18n }: Services,
  { id, extraFields }: EditedDocumentShape,
  locale: Locale,
  read: ReadVersion,
): (text: StartTexts[Locale]['text'], seen: Seen) => Promise<SaveEnd> {
  const save = async ({ title, description, source, extra }: StartTexts[Locale]['text'], seen: Seen) => {
    const { data } = await client.mutate({
      mutation: SaveDocumentDraftMutation,
      variables: {
        id,
        input: {
          locale,
          fromNumber: seen.number,
          fromRevision: seen.revision,
          title,
          description,
          source,
          extra: sentExtra(extra, extraFields),
        },
      },
      context: marked({ errors: 'place' }),
    })
    if (data?.saveDocumentDraft == null) throw new Error('The draft was not answered')
    return seenIn(localeOfDocument(data.saveDocumentDraft, locale))
  }
  /** What stands there now, by somebody else. */
  const lookAgain = async (): Promise<SaveEnd> => {
    const { data } = await client.query({
      query: EditedDocumentQuery,
      variables: { id },
      fetchPolicy: 'network-only',
      context: marked({ errors: 'place' }),
    })
    if (data?.editedDocument == null) throw new Error('The document did not come')
    const stand = localeOfDocument(data.editedDocument, locale)
    const { latest } = stand
    if (latest === null) return { kind: 'stale', seen: seenIn(stand), theirs: nothingOf(data.editedDocument) }
    const theirs = { text: await read(locale, latest.number), by: latest.madeBy, at: latest.madeAt }
    return { kind: 'stale', seen: seenIn(stand), theirs }
  }
  return async (text, seen) => {
    try {
      return { kind: 'kept', seen: await save(text, seen) }
    } catch (error) {
      if (refusalOf(error)?.code !== 'edited_meanwhile')
        return { kind: 'refused', refusal: editorRefusal(i18n, error) }
    }
    return lookAgain().catch((error: unknown): SaveEnd => ({
      kind: 'refused',
      refusal: editorRefusal(i18n, error),
    }))
  }
}

/** Somebody has thrown everything away that stood there. */
const nothingOf = ({ changedAt, changedBy }: EditedDocumentShape): OtherText => ({
  text: emptyText,
  by: changedBy,
  at: changedAt,
})
