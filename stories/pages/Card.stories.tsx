import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CardPage } from '../../app/features/card/CardPage.tsx'
import { fault } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { onceLoaded, showsRole } from '../support/plays.ts'
import { cardAnswers } from './swapAnswers.ts'

const meta = preview.meta({ title: 'Pages/Card', component: CardPage, ...pageMeta })

const page = pageAt('/card?cryptoCurrency=BTC&fiatCurrency=USD&amount=100', cardAnswers)

/** What is got after the provider's fee stands before the button, which names the sum that will be paid. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText(/0\.00103914/))
    await expect(canvas.getByRole('button', { name: 'Pay $100 by card' })).toBeEnabled()
  }),
})
/** The provider's rate stands there before an amount does. */
export const NothingWritten = meta.story({
  render: page.at('/card?cryptoCurrency=BTC&fiatCurrency=USD'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('1 BTC = $92,480'))
    await expect(canvas.queryByText('You get')).not.toBeInTheDocument()
  },
})
/** Without the provider's rate the form is whole. */
export const RateFailed = meta.story({
  render: page.at('/card?cryptoCurrency=BTC&fiatCurrency=USD', { cardExchangeRates: fault }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('From $20 to $5,000'))
    await expect(canvas.queryByText('Rate before the fee')).not.toBeInTheDocument()
  },
})
/** The order by card on a phone: coin, currency and sum in one column, in Russian. */
export const InRussian = meta.story(page.onPhoneInRussian)
/** Until the limits of the provider are known no sum can be typed, so that none has to be refused. */
export const Loading = meta.story(page.loading('cardLimits'))
/** Nobody takes cards here. */
export const Empty = meta.story({
  render: page.with({ cardLimits: () => ({ items: [], isAvailable: false }) }),
  play: showsRole('link', { name: 'See offers' }),
})
/** Limits that cannot be had close the whole form: no purchase begins without them. */
export const Failed = meta.story({ render: page.with({ cardLimits: fault }) })
/** Anybody sees what their money would buy; only the last button asks for a log-in. */
export const Visitor = meta.story({
  render: page.with(asVisitor),
  play: showsRole('link', { name: 'Log in to buy' }),
})
