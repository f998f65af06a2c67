import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { DocumentPage } from '../../app/features/operator/DocumentPage.tsx'
import type { EditedDocumentShape } from '../../design-system/domain/content/editor/editorShape.ts'
import {
  storyDocument,
  storyEmptyStand,
  storyScheduledStand,
  storyStand,
} from '../domain/support/content/storyEditor.ts'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { findInPreview } from '../support/findInPreview.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { loaded, onceLoaded, showsText } from '../support/plays.ts'
import { documentAnswer, documentAnswers } from './editorAnswers.ts'

const meta = preview.meta({ title: 'Pages/DocumentEditor', component: DocumentPage, ...pageMeta })

const page = pageAt('/operator/content/doc-1', documentAnswers)
const withStand = (stand: Partial<typeof storyStand>): EditedDocumentShape => ({
  ...storyDocument,
  locales: [{ ...storyStand, ...stand }, storyEmptyStand],
})

/** What the server keeps: its draft has been saved once more. */
const keeping: StoryAnswers = {
  saveDocumentDraft: () => {
    const { draft } = storyStand
    const saved = draft && { ...draft, revision: draft.revision + 1 }
    return documentAnswer(withStand({ draft: saved, latest: saved }))
  },
}

interface Context {
  readonly canvas: ReturnType<typeof within>
  readonly canvasElement: HTMLElement
}

async function opened(context: Context) {
  await loaded(context)
  const { canvas } = context
  const area: HTMLTextAreaElement = await canvas.findByRole('textbox', { name: 'Text, in Markdown' })
  await waitFor(() => expect(area.value).toContain('## Choose an offer'))
  return area
}

/** An operator's text beside its preview as readers will see it, and a line that tells the draft from what is published. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.usual,
  play: async context => {
    await opened(context)
    const { canvas } = context
    await expect(canvas.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true')
    // The reader's own parts, beside the text.
    const preview = within(await findInPreview(context.canvasElement))
    await preview.findByText('Never pay before the coins are locked.', { selector: 'p' })
    await expect(canvas.getByText('Version 3 is a draft', { exact: false })).toBeVisible()
  },
})

/** Below the width of two columns, as on a tablet, the preview follows the fields instead of standing beside them. */
export const OnTablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  render: page.usual,
  play: async context => {
    await opened(context)
  },
})

/** A Russian desk around an English text: what to publish and when stands above the fields on a phone. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  ...page.onPhoneInRussian,
  render: page.at('/operator/content/doc-1?in=en'),
})

/** What is written is saved by itself, and at once with Ctrl+S. */
export const Writing = meta.story({
  render: page.with(keeping),
  play: async context => {
    const area = await opened(context)
    const { canvas, userEvent } = context
    await userEvent.click(area)
    await userEvent.keyboard('More.')
    await findVisible(canvas.findByText('Not saved yet'))
    await userEvent.keyboard('{Control>}s{/Control}')
    await findVisible(canvas.findByText('Everything is saved.'))
    await userEvent.keyboard('And more.')
    await waitFor(() => expect(canvas.getByText('Everything is saved.')).toBeVisible(), { timeout: 4000 })
  },
})

/** Somebody else has saved meanwhile: both texts are there until one is chosen. */
export const Stale = meta.story({
  render: page.with({
    saveDocumentDraft: () => {
      throw refusal(409, 'edited_meanwhile', { from_number: ['edited_meanwhile'] })
    },
  }),
  play: async context => {
    const area = await opened(context)
    const { canvas, userEvent } = context
    await userEvent.click(area)
    await userEvent.keyboard('Mine.{Control>}s{/Control}')
    await findVisible(canvas.findByText('Somebody has saved another version.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(area.value).not.toContain('Mine.')
    await findVisible(canvas.findByText('Everything is saved.'))
  },
})

/** The other language has a panel of its own; what is written in the first stays there. */
export const OtherLanguage = meta.story({
  render: page.with(keeping),
  play: async context => {
    const area = await opened(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('tab', { name: 'Русский' }))
    await findVisible(canvas.findByText('Nothing is written in this language yet.'))
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('')
    await userEvent.click(canvas.getByRole('tab', { name: 'English' }))
    await expect(area).toBeVisible()
  },
})

/** Each finding of the check leads to its line: pressing it puts the cursor into the text. */
export const Findings = meta.story({
  render: page.usual,
  play: async context => {
    const area = await opened(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('tab', { name: /^Findings/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to line 9' }))
    await expect(area).toHaveFocus()
  },
})

/** Before publishing one sees line by line what readers will no longer read and what is new. */
export const Difference = meta.story({
  render: page.usual,
  play: async context => {
    await opened(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('tab', { name: 'Difference' }))
    await findVisible(canvas.findByText(/^Lines with −/))
  },
})

/** What was an earlier version is the draft, once that is confirmed. */
export const Restored = meta.story({
  render: page.with({ restoreDocumentVersion: () => documentAnswer() }),
  play: async context => {
    await opened(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('tab', { name: 'Versions' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore version 1' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'Restore version 1?' })))
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
    await findVisible(screen.findByText('The earlier version is the draft now'))
  },
})

/** What is refused is said in place. */
export const PublishRefused = meta.story({
  render: page.with({
    publishDocument: () => {
      throw refusal(422, 'document_has_errors', { number: ['document_has_errors'] })
    },
  }),
  play: async context => {
    await opened(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Publish now' }))
    await findVisible(canvas.findByText('The text has errors. Mend them first.'))
  },
})

/** A text with a date cannot be published by hand as well: the schedule has to be cancelled first. */
export const Scheduled = meta.story({
  tags: ['visual'],
  render: page.with({
    editedDocument: () =>
      documentAnswer({ ...storyDocument, locales: [storyScheduledStand, storyEmptyStand] }),
    cancelDocumentSchedule: () => documentAnswer(),
  }),
  play: async context => {
    await opened(context)
    const { canvas, userEvent } = context
    await expect(canvas.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the schedule' }))
    await findVisible(canvas.findByRole('button', { name: 'Publish now' }))
  },
})

/** An archived document is brought back by one button, and can be published again after that. */
export const Archived = meta.story({
  render: page.with({
    editedDocument: () => documentAnswer({ ...storyDocument, archivedAt: storyDocument.changedAt }),
    bringBackDocument: () => documentAnswer(),
  }),
  play: async context => {
    await opened(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back' }))
    await findVisible(canvas.findByRole('button', { name: 'Publish now' }))
  },
})

/** A document is moved by a dialog of its own, which closes once the server has taken it. */
export const Moved = meta.story({
  render: page.with({ updateDocument: () => documentAnswer({ ...storyDocument, place: 1 }) }),
  play: async context => {
    await opened(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'Move this document' })))
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** What cannot be saved is asked about before it is left. */
export const Leaving = meta.story({
  ...page.failed('saveDocumentDraft'),
  play: async context => {
    const area = await opened(context)
    const { canvas, userEvent } = context
    await userEvent.click(area)
    await userEvent.keyboard('More.')
    await userEvent.click(canvas.getByRole('link', { name: 'Content' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'Leave without saving?' })))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }))
    await expect(area.value).toContain('More.')
  },
})

/** A document in which nothing is written yet. */
export const Empty = meta.story({
  render: page.with({
    editedDocument: () =>
      documentAnswer({ ...storyDocument, locales: [{ ...storyEmptyStand, locale: 'en' }, storyEmptyStand] }),
    lintDocument: () => ({
      findings: [{ code: 'empty_text', severity: 'error', line: null, values: [] }],
      readability: { words: 0, sentences: 0, longestSentence: 0, ease: null },
    }),
  }),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument()
  }),
})

/** Places of the fields and of the preview side by side, as they will stand when the document is there. */
export const Loading = meta.story({
  ...page.loading('editedDocument'),
  play: showsText('Loading the document'),
})

/** No empty editor stands in for a document that did not load, so nothing can be written over it. */
export const Failed = meta.story(page.failed('editedDocument'))

/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
