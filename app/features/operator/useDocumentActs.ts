import type { TypedDocumentNode } from '@apollo/client'
import { emptyText, type EditedDocumentShape } from '@souk/design-system/domain/content/editor/editorShape.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { useServices } from '../../services/useServices.ts'
import {
  CancelDocumentScheduleMutation,
  DropDocumentDraftMutation,
  PublishDocumentMutation,
  RestoreDocumentVersionMutation,
} from './Content.queries.ts'
import { seenIn, localeOfDocument } from './documentShapes.ts'
import type { DraftKeeper } from './draftKeeper.ts'
import { useVersionText } from './useVersionText.ts'

/** What could not be saved is not published either: its own line says why. */
export class NotSavedError extends Error {}

/** The calls that change how a text stands. Each saves first what is not saved, and leaves the editor over what stands there then. */
export function useDocumentActs(id: string, locale: Locale, draft: DraftKeeper) {
  const { client } = useServices()
  const read = useVersionText(id)
  const send = async <Data, Variables extends object>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    answerOf: (data: Data) => EditedDocumentShape | null,
  ) => {
    const { data } = await client.mutate<Data>({
      mutation,
      variables,
      context: marked({ errors: 'place' }),
    })
    const document = data == null ? null : answerOf(data)
    if (document === null) throw new Error('Nothing was answered')
    return localeOfDocument(document, locale)
  }
  /** What stands there now is another text: the editor shows it. */
  const follow = async (stand: ReturnType<typeof localeOfDocument>) => {
    const text = stand.latest === null ? emptyText : await read(locale, stand.latest.number)
    draft.replace(text, seenIn(stand))
  }
  const saved = async () => {
    if (!(await draft.flush())) throw new NotSavedError()
    return draft.seen()
  }
  return {
    publish: async (from: Date | null) => {
      const seen = await saved()
      const showsFrom = from?.toISOString() ?? null
      const input = { locale, ...seen, showsFrom }
      const stand = await send(PublishDocumentMutation, { id, input }, data => data.publishDocument)
      draft.see(seenIn(stand))
    },
    cancel: async (number: number) => {
      const variables = { id, input: { locale, number } }
      const stand = await send(CancelDocumentScheduleMutation, variables, data => data.cancelDocumentSchedule)
      draft.see(seenIn(stand))
    },
    drop: async () => {
      const variables = { id, input: { locale, ...draft.seen() } }
      const stand = await send(DropDocumentDraftMutation, variables, data => data.dropDocumentDraft)
      await follow(stand)
    },
    restore: async (number: number) => {
      const { number: fromNumber, revision: fromRevision } = await saved()
      const input = { locale, number, fromNumber, fromRevision }
      const stand = await send(
        RestoreDocumentVersionMutation,
        { id, input },
        data => data.restoreDocumentVersion,
      )
      await follow(stand)
    },
  }
}
