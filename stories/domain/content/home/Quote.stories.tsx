import type { ComponentProps } from 'react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { QuoteCard } from '../../../../design-system/domain/content/home/quote/QuoteCard.tsx'
import type { QuoteContent } from '../../../../design-system/domain/content/home/quote/quoteShape.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyQuote, storyQuoteHrefs, storyQuoteSearch } from '../../support/content/storyHome.ts'
import { storyOffer } from '../../support/trading/storyOffer.ts'
import { expectLink, leadsTo } from '../../../support/plays.ts'

const onSearch = fn()

/** What is typed is told anew each time. */
function Kept(args: ComponentProps<typeof QuoteCard>) {
  const [asked, setAsked] = useState(0)
  return (
    <QuoteCard
      {...args}
      onSearch={search => {
        onSearch(search)
        setAsked(asked + 1)
      }}
    />
  )
}

const ready: QuoteContent = { status: 'ready', quote: storyQuote, freshness: 'live' }
const meta = preview.meta({
  title: 'Domain/Home/Quote',
  component: Kept,
  args: {
    search: storyQuoteSearch,
    assets: storyBook,
    content: ready,
    hrefs: storyQuoteHrefs,
    action: '/',
    takerPercent: '0',
    onSearch,
  },
})

/** What one gets is on the button itself, and it is said out of how many offers it is the best. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expectLink(canvas, /^Buy 0\.00169634\sBTC$/, '#ad-1-250000')
    await expectLink(canvas, 'Buy from adaeze_fx', '#ad-2-250000')
    await expect(canvas.getByText('Best of 231 offers for ₦250,000')).toBeVisible()
  },
})
/** Form and offer with Russian words: the choice of the side, both fields, the fee and the limits. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
/** Form and offer at a phone’s width, where the amount and the button have to stay large. */
export const Phone = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } })
/** The longest button, a verb with eight decimals, in the narrowest card. */
export const RussianPhone = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })

/** To sell: the coins that one sends for the money that comes. */
export const Selling = meta.story({
  args: {
    search: { ...storyQuoteSearch, type: 'sell' },
    content: {
      status: 'ready',
      quote: {
        ...storyQuote,
        search: { ...storyQuoteSearch, type: 'sell' },
        offers: storyQuote.offers.map(offer => ({ ...offer, youGet: null })),
        total: 1000,
        totalIsCapped: true,
      },
    },
    takerPercent: '0.5',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You receive')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Sell 0\.00169633/ })).toBeVisible()
    await expect(canvas.getByText('Best of more than 1,000 offers for ₦250,000')).toBeVisible()
  },
})

/** The amount can be changed while bars keep the place of the answer. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** It is said that no money is affected before a button asks once more. */
export const Failed = meta.story({ args: { content: { status: 'failed', onRetry: fn() } } })
/** Offers without a fresh answer stay, with the words that they may be old; a fee that is not known is not shown. */
export const Old = meta.story({
  args: { content: { status: 'ready', quote: storyQuote, freshness: 'old' }, takerPercent: null },
})
/** Nobody takes just this amount: the nearest offer says what it takes. */
export const NoOffer = meta.story({
  tags: ['visual'],
  args: {
    content: {
      status: 'ready',
      quote: { ...storyQuote, offers: [], total: 0, nearest: storyOffer() },
      freshness: 'live',
    },
  },
  play: leadsTo('Open this offer', '#ad-1'),
})
/** Nobody offers the pair at all: choose another one, or be the first with an ad. */
export const Nobody = meta.story({
  args: { content: { status: 'ready', quote: { ...storyQuote, offers: [], total: 0 } } },
})

Default.test('says what is typed and chosen', async ({ canvas, userEvent }) => {
  onSearch.mockClear()
  const field = canvas.getByRole('textbox', { name: 'You pay' })
  await userEvent.clear(field)
  await userEvent.type(field, '90,000')
  await expect(onSearch.mock.lastCall).toEqual([{ ...storyQuoteSearch, amount: '90000' }])
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Coin' }), 'ETH')
  await expect(onSearch.mock.lastCall).toEqual([{ ...storyQuoteSearch, coin: 'ETH', amount: '90000' }])
  await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }))
  await expect(onSearch.mock.lastCall).toEqual([
    { ...storyQuoteSearch, type: 'sell', coin: 'ETH', amount: '90000' },
  ])
  await expect(canvas.getByRole('textbox', { name: 'You receive' })).toHaveValue('90,000')
})

Default.test('asks nothing for what is no amount', async ({ canvas, userEvent }) => {
  onSearch.mockClear()
  const field = canvas.getByRole('textbox', { name: 'You pay' })
  await userEvent.type(field, 'x')
  await expect(onSearch).not.toHaveBeenCalled()
  await expect(field).toHaveAccessibleDescription('Enter an amount, like 1250.50')
})
