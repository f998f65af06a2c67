import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FaqView } from '../../../../design-system/domain/content/text/faq/FaqView.tsx'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { storyFaq } from '../../support/content/storyTexts.ts'
import { expectLink, showsText, tellsOfPress } from '../../../support/plays.ts'

const faq = storyFaq('en')
const ready = (value = faq) => ({ status: 'ready', value, isStale: false }) as const

const meta = preview.meta({
  title: 'Domain/Content/FaqView',
  component: FaqView,
  decorators: [withStillLinks],
  args: { content: ready() },
})

/** Topics say how many questions they have and lead to them; every answer is there, and folded. */
export const Loaded = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Safety' })).toBeVisible()
    await expect(canvas.getByText('12 questions')).toBeVisible()
    await expectLink(canvas, 'Safety 4', '#topic-safety')
    await expect(canvas.getByText('What is escrow?')).toBeVisible()
  },
})

Loaded.test('finds as one types, and shows all again', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('searchbox', { name: 'Search the questions' })
  await userEvent.type(field, 'ESCROW?')
  await expect(canvas.getByText(/^Found: \d+ questions?$/)).toBeVisible()
  await expect(canvas.queryByText('Does Souk hold my money during a trade?')).not.toBeInTheDocument()
  await userEvent.clear(field)
  await userEvent.type(field, 'no such words')
  await expect(canvas.getByText('No question has these words')).toBeVisible()
  await expectLink(canvas, 'Open the guide', '/guide')
  await userEvent.click(canvas.getByRole('button', { name: 'Show all questions' }))
  await expect(field).toHaveValue('')
  await expect(canvas.getByText('12 questions')).toBeVisible()
})

Loaded.test(
  'the address opens its question, also one that is filtered out',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such words')
    globalThis.location.hash = '#what-is-escrow'
    await waitFor(() => expect(canvas.getByText(/The place where the seller’s coins lie/)).toBeVisible())
    globalThis.history.replaceState(null, '', ' ')
  },
)

Loaded.test('a part that cannot be a name opens nothing', async ({ canvas }) => {
  globalThis.location.hash = '#%E0%A4%A'
  await expect(canvas.getByText('What is escrow?')).toBeVisible()
  globalThis.history.replaceState(null, '', ' ')
})

/** Words that no question has are counted as 0 found, and ways on are offered. */
export const NothingFound = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such words')
    await expect(canvas.getByText('Found: 0 questions')).toBeVisible()
  },
})

/** A page without questions says so in a sentence instead of showing an empty search. */
export const Empty = meta.story({
  args: { content: ready({ ...faq, topics: [] }) },
  play: showsText('There are no questions yet.'),
})

/** Lines of a text keep the place; the search comes with the questions that it searches. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })

const onRetry = fn()
/** Questions that did not come are asked for again by one press, on the spot. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})

/** An answer folds out inside the phone’s width, in Russian. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { content: ready(storyFaq('ru')) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Что такое эскроу?'))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
