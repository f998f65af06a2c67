import { expect, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ContentPage } from '../../app/features/operator/ContentPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded, showsText } from '../support/plays.ts'
import { documentAnswer, documentAnswers, contentAnswers } from './editorAnswers.ts'

const meta = preview.meta({ title: 'Pages/Content', component: ContentPage, ...pageMeta })

const page = pageAt('/operator/content', contentAnswers)

/** Everything that operators write, of every kind, each as a link to its editor. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Content' })).toBeVisible()
    await findVisible(canvas.findByRole('link', { name: 'What a trade costs' }))
    await expect(document.title).toBe('Content · Souk')
  }),
})

/** Kind, state and search stand above the documents on a phone; each row says what readers see in which language. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

/** What is looked for is asked of the server. */
export const Narrowed = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Kind/ }))
    const options = within(await findVisible(screen.findByRole('listbox')))
    await userEvent.click(options.getByRole('option', { name: 'Item' }))
    await expect(canvas.findByRole('link', { name: 'What a trade costs' })).resolves.toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Your first purchase' })).not.toBeInTheDocument()
  }),
})

/** What is begun is gone to. */
export const Created = meta.story({
  render: page.with({ ...documentAnswers, createDocument: () => documentAnswer() }),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New document' }))
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'New document' })))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name in the address' }), 'first-purchase')
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await findVisible(canvas.findByRole('textbox', { name: 'Text, in Markdown' }))
  }),
})

/** The filters can be used while the first documents are on their way. */
export const Loading = meta.story({
  ...page.loading('editedDocuments'),
  play: showsText('Loading documents'),
})

/** A list that a filter or search left empty says so, and the filters stay above it. */
export const Empty = meta.story({
  render: page.with({ editedDocuments: () => ({ items: [], hasMore: false }) }),
  play: onceLoaded(showsText('Nothing was found')),
})

/** Only the list fails: filters and the button for a new document stay where they are. */
export const Failed = meta.story(page.failed('editedDocuments'))

/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('Error 404, page not found'))
    await expect(document.title).toBe('Page not found · Souk')
  },
})
