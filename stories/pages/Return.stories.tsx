import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ReturnPage } from '../../app/features/auth/ReturnPage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { broken, never, refused } from '../support/app/refused.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/Return',
  component: ReturnPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const refusing = (code: string) => () => {
  throw refused(409, code, { token: ['It was refused.'] })
}
const opening =
  (answers: StoryAnswers = {}) =>
  () => <StoryApp address="/guest/return/aW5fYV9sZXR0ZXI" answers={{ ...asVisitor, ...answers }} />

/** Somebody who asks for a way back. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: () => (
    <StoryApp address="/guest" answers={{ ...asVisitor, askReturnLink: () => ({ isDone: true }) }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your e-mail'), 'passer@mail.example{Enter}')
    await shown(canvas.findByRole('heading', { level: 1, name: 'Look into your mail' }))
    await expect(document.title).toMatch(/^Back to your trade/)
  },
})
export const Loading = meta.story({
  render: opening({ openReturnLink: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening your trade')).toBeInTheDocument()
  },
})
/** A link that leads nowhere. */
export const Empty = meta.story({
  render: opening({ openReturnLink: refusing('link_unknown') }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText(/This link is invalid/))
  },
})
export const Failed = meta.story({
  render: opening({ openReturnLink: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})
export const Forbidden = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: opening({ openReturnLink: refusing('link_used') }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText(/Эта ссылка уже использована/))
  },
})
