import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ReturnPage } from '../../app/features/auth/ReturnPage.tsx'
import { onPhone } from '../support/app/currentExchange.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { showsText } from '../support/plays.ts'

const meta = preview.meta({ title: 'Pages/Return', component: ReturnPage, ...pageMeta })

const refusing = (code: string) => () => {
  throw refusal(409, code, { token: ['It was refused.'] })
}
const page = pageAt('/guest/return/aW5fYV9sZXR0ZXI', asVisitor)

/** Somebody who asks for a way back. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: () => (
    <StoryApp address="/guest" answers={{ ...asVisitor, askReturnLink: () => ({ isDone: true }) }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your e-mail'), 'passer@mail.example{Enter}')
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Look into your mail' }))
    await expect(document.title).toMatch(/^Back to your trade/)
  },
})
/** A guest's letter opens their trade; until it does, the page says that it is opening. */
export const Loading = meta.story({
  ...page.loading('openReturnLink'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening your trade')).toBeInTheDocument()
  },
})
/** A link that leads nowhere. */
export const Empty = meta.story({
  render: page.with({ openReturnLink: refusing('link_unknown') }),
  play: showsText(/This link is invalid/),
})
/** A broken service does not spoil a guest's only way back: the same link can be tried again. */
export const Failed = meta.story(page.failed('openReturnLink'))
/** A link opened before is said to be used, above the form that sends another; in Russian on a phone. */
export const Forbidden = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.with({ openReturnLink: refusing('link_used') }),
  play: showsText(/Эта ссылка уже использована/),
})
