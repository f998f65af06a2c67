import type {
  EditedDocumentShape,
  WrittenText,
} from '../../design-system/domain/content/editor/editorShape.ts'
import {
  storyCards,
  storyDocument,
  storyLint,
  storyPreview,
  storyShownText,
  storyStand,
  storyText,
} from '../domain/support/content/storyEditor.ts'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { marketAnswers } from './marketAnswers.ts'

export const asOperator: StoryAnswers = {
  validateToken: () => ({ isValid: true, me: { ...storyViewer, roles: ['user', 'operator'] } }),
}

const { shown, draft } = storyStand

/** A version as the contract has it, with what it says. */
const versionAnswer = (number: number, { extra, ...text }: WrittenText) => {
  const found = storyStand.versions.find(one => one.number === number) ?? draft
  const none = Object.fromEntries(
    Object.entries(extra).map(([key, value]) => [key, value === '' ? null : value]),
  )
  return { documentId: storyDocument.id, locale: 'en', ...found, ...text, extra: none }
}

const { blocks, topics, card: _, ...said } = storyPreview

/** What the server says to the list of what is written. */
export const contentAnswers: StoryAnswers = {
  ...asOperator,
  editedDocuments: ({ kind, state, search }: Asked) => ({
    items: storyCards
      .filter(card => kind == null || card.kind === kind)
      .filter(card => state == null || (state === 'archived') === (card.archivedAt !== null))
      .filter(card => search == null || card.locales.some(({ title }) => title.includes(search)))
      .map(card => ({ place: 0, ...card })),
    hasMore: false,
  }),
}
interface Asked {
  readonly kind?: string | null
  readonly state?: string | null
  readonly search?: string | null
}

/** A document as the contract has it. */
export const documentAnswer = (document: EditedDocumentShape = storyDocument) => ({ ...document })

/** What the server says to the editor of a document. */
export const documentAnswers: StoryAnswers = {
  ...asOperator,
  // What is real now, where the text shows it.
  home: marketAnswers['home'] ?? (() => null),
  editedDocument: ({ id }: { readonly id: string }) => {
    if (id !== storyDocument.id) throw refusal(404, 'not_found', { id: ['not_found'] })
    return documentAnswer()
  },
  documentVersion: ({ number }: { readonly number: number }) =>
    versionAnswer(number, number === shown?.number ? storyShownText : storyText),
  previewDocument: ({ input }: { readonly input: { readonly title: string; readonly source: string } }) => ({
    ...said,
    title: input.title,
    tree: JSON.stringify(input.source === '' ? [] : blocks),
    topics,
    story: null,
    promoBlock: null,
    serviceFeedback: null,
    mediaPartner: null,
    problems: [],
  }),
  lintDocument: () => ({
    ...storyLint,
    findings: storyLint.findings.filter(({ severity }) => severity === 'warning'),
  }),
}
