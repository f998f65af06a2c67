import { expect, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ContentPage } from '../../app/features/operator/ContentPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { documentAnswer, documentAnswers, contentAnswers } from './editorAnswers.ts'

const meta = preview.meta({
  title: 'Pages/Content',
  component: ContentPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => <StoryApp address="/operator/content" answers={{ ...contentAnswers, ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Content' })).toBeVisible()
    await shown(canvas.findByRole('link', { name: 'What a trade costs' }))
    await expect(document.title).toBe('Content · Souk')
  },
})

export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})

/** What is looked for is asked of the server. */
export const Narrowed = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: /^Kind/ }))
    const options = within(await shown(screen.findByRole('listbox')))
    await userEvent.click(options.getByRole('option', { name: 'Item' }))
    await expect(canvas.findByRole('link', { name: 'What a trade costs' })).resolves.toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Your first purchase' })).not.toBeInTheDocument()
  },
})

/** What is begun is gone to. */
export const Created = meta.story({
  render: at({ ...documentAnswers, createDocument: () => documentAnswer() }),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'New document' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: 'New document' })))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name in the address' }), 'first-purchase')
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
    await shown(canvas.findByRole('textbox', { name: 'Text, in Markdown' }))
  },
})

export const Loading = meta.story({
  render: at({ editedDocuments: never }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Loading documents'))
  },
})

export const Empty = meta.story({
  render: at({ editedDocuments: () => ({ items: [], hasMore: false }) }),
  play: async context => {
    await loaded(context)
    await shown(context.canvas.findByText('Nothing was found'))
  },
})

export const Failed = meta.story({
  render: at({ editedDocuments: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: at({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Error 404, page not found'))
    await expect(document.title).toBe('Page not found · Souk')
  },
})
