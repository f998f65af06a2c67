import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CardPage } from '../../app/features/card/CardPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { cardAnswers } from './swapAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/Card',
  component: CardPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => (
    <StoryApp
      address="/card?cryptoCurrency=BTC&fiatCurrency=USD&amount=100"
      answers={{ ...cardAnswers, ...changed }}
    />
  )

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await shown(canvas.findByText(/0\.00103914/))
    await expect(canvas.getByRole('button', { name: 'Pay $100 by card' })).toBeEnabled()
  },
})
/** The provider's rate stands there before an amount does. */
export const NothingWritten = meta.story({
  render: () => <StoryApp address="/card?cryptoCurrency=BTC&fiatCurrency=USD" answers={cardAnswers} />,
  play: async ({ canvas }) => {
    await shown(canvas.findByText('1 BTC = $92,480'))
    await expect(canvas.queryByText('You get')).not.toBeInTheDocument()
  },
})
/** Without the provider's rate the form is whole. */
export const RateFailed = meta.story({
  render: () => (
    <StoryApp
      address="/card?cryptoCurrency=BTC&fiatCurrency=USD"
      answers={{ ...cardAnswers, cardExchangeRates: broken }}
    />
  ),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('From $20 to $5,000'))
    await expect(canvas.queryByText('Rate before the fee')).not.toBeInTheDocument()
  },
})
export const InRussian = meta.story({ globals: { ...onPhone, locale: 'ru' }, render: at(), play: loaded })
export const Loading = meta.story({ render: at({ cardLimits: never }) })
/** Nobody takes cards here. */
export const Empty = meta.story({
  render: at({ cardLimits: () => ({ items: [], isAvailable: false }) }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('link', { name: 'See offers' }))
  },
})
export const Failed = meta.story({ render: at({ cardLimits: broken }) })
export const Visitor = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('link', { name: 'Log in to buy' }))
  },
})
