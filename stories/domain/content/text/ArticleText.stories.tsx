import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ArticleText } from '../../../../design-system/domain/content/text/article/ArticleText.tsx'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { storyEvery, storyLive } from '../../support/content/storyTexts.ts'
import { expectLink, showsText } from '../../../support/plays.ts'

const onPhone = { viewport: { value: 'phone' } }
const { blocks, topics } = storyEvery('en')

const meta = preview.meta({
  title: 'Domain/Content/ArticleText',
  component: ArticleText,
  decorators: [withStillLinks],
  args: { blocks, topics, live: storyLive },
})

/** A block of every kind, with all of its data. */
export const EveryBlock = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Lists' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 4, name: 'A table' })).toBeVisible()
    await expect(canvas.getAllByRole('note')).toHaveLength(3)
    await expect(canvas.getByText('Danger')).toBeInTheDocument()
    await expectLink(canvas, 'links', '/fees')
    await expect(canvas.getByRole('table', { name: 'Table: What happened, What to do' })).toBeVisible()
    await expect(canvas.getByText('$91,241')).toBeVisible()
    await expect(canvas.getByText('At 14:02 UTC on Nov 26 2026')).toBeVisible()
    const offers = canvas.getByRole('region', { name: 'The best offers now: BTC for NGN' })
    await expect(within(offers).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(offers).getByText('No trades yet')).toBeVisible()
    await expect(within(offers).getByText('100%, 1 trade')).toBeVisible()
    await expect(within(offers).getAllByRole('link', { name: 'Buy BTC' })[0]).toHaveAttribute(
      'href',
      '/offers/lagoscoin',
    )
    await expect(canvas.getByRole('row', { name: 'From $10,000 0.8%' })).toBeVisible()
  },
})

EveryBlock.test('opens a question of a topic', async ({ canvas }) => {
  const question = canvas.getByText('What is escrow?')
  const answer = canvas.getByText(/The place where the seller’s coins lie/)
  await expect(answer).not.toBeVisible()
  await userEvent.click(question)
  await expect(answer).toBeVisible()
})

const writeText = fn(async () => undefined)

EveryBlock.test('a heading’s link copies its whole address', async ({ canvas }) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  const link = canvas.getByRole('link', { name: 'Copy the link to “Boxes”' })
  await expect(link).toHaveAttribute('href', '#boxes')
  link.addEventListener('click', event => event.preventDefault(), { once: true })
  await userEvent.click(link)
  await waitFor(() => expect(canvas.getByText('Link copied')).toBeInTheDocument())
  await expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^http.*#boxes$/))
})

/** Nothing real is known: each block is a link to where it is. */
export const WithoutData = meta.story({
  tags: ['visual'],
  args: { blocks: blocks.slice(-4), topics: undefined, live: undefined },
  play: async ({ canvas }) => {
    const leads = [
      ['See what BTC costs now', '/buy'],
      ['See offers: BTC for NGN', '/buy'],
      ['See the fees', '/fees'],
      ['Questions and answers', '/faq'],
    ] as const
    for (const [name, href] of leads)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
})

/** Data that cannot be written out, and blocks that name nothing: no block takes the text along. */
export const BrokenData = meta.story({
  args: {
    blocks: [
      ...blocks.slice(-4),
      { kind: 'live', name: 'offers', values: {} },
      { kind: 'live', name: 'rate', values: {} },
    ],
    topics: [{ code: 'safety', title: 'Safety', questions: [] }],
    live: {
      offers: { 'BTC NGN': storyLive.offers['BTC NGN']?.map(offer => ({ ...offer, price: 'soon' })) ?? [] },
      rates: { 'BTC USD': { price: '1e5', at: 'yesterday' } },
      fees: [{ fromUsd: '0', percent: '' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6)
    await expectLink(canvas, 'See offers', '/buy')
    await expectLink(canvas, 'See prices now', '/buy')
  },
})

/** Questions as a text has them: each has its name in the address. */
export const Questions = meta.story({
  args: {
    blocks: [
      {
        kind: 'questions',
        questions: [
          {
            code: 'free',
            question: ['Is it ', { kind: 'strong', text: ['free'] }, '?'],
            answer: [{ kind: 'paragraph', text: ['For who opens a trade, yes.'] }],
          },
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('free'))
    await expect(canvas.getByText('For who opens a trade, yes.')).toBeVisible()
    await expect(canvasElement.querySelector('details#free')).toHaveAttribute('open')
  },
})

/** A block of a kind that this page does not know yet. */
export const UnknownBlock = meta.story({
  args: {
    blocks: [
      { kind: 'paragraph', text: ['Before.'] },
      { kind: 'rule' },
      { ...({ kind: 'film' } as unknown as { kind: 'rule' }) },
      { kind: 'paragraph', text: ['After.'] },
    ],
  },
  play: showsText('After.'),
})

/** Only the table may be wider than the phone: it scrolls in its own room, and the page does not. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  args: { blocks: storyEvery('ru').blocks, topics: storyEvery('ru').topics },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    // The table is wider than the phone, and scrolls in its own room.
    const table = canvas.getByRole('table', { name: 'Таблица: Что случилось, Что делать' })
    const room = table.parentElement
    await expect(room?.scrollWidth).toBeGreaterThan(room?.clientWidth ?? 0)
  },
})
