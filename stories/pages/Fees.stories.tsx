import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { FeesPage } from '../../app/features/fees/FeesPage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { accountAnswers } from './accountAnswers.ts'
import { feesAnswers } from './feesAnswers.ts'
import { advertPage, asVisitor } from './marketAnswers.ts'

const meta = preview.meta({
  title: 'Pages/Fees',
  component: FeesPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => <StoryApp address="/fees" answers={{ ...feesAnswers, ...asVisitor, ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Open a trade, pay nothing')
    await shown(canvas.findByText('$24,000 × 0.7%'))
    await shown(canvas.findByText(/The best offer now: \S+ sells BTC at/))
    await shown(canvas.findByText('≈ $9.25'))
    await expect(canvas.getByRole('link', { name: 'What inviting would bring you' })).toHaveAttribute(
      'href',
      '/earn-bitcoins',
    )
    await expect(canvas.getByRole('link', { name: 'Bonus and cashback' })).toHaveAttribute('href', '/bonus')
    await expect(document.title).toContain('Fees')
  },
})
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const Loading = meta.story({
  render: at({ withdrawalFees: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Open a trade, pay nothing',
    )
  },
})
/** Nobody offers anything: the trade is computed at the market's rate, of about $100. */
export const Empty = meta.story({
  render: at({ searchAdverts: ({ limit }: { readonly limit: number }) => advertPage([], limit) }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText(/At the market’s rate now, .* Somebody buys for/))
  },
})
export const Failed = meta.story({
  render: at({ withdrawalFees: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('The fees could not be loaded'))
  },
})
/** The rates and offers are not there: every fee is. */
export const NoMarket = meta.story({
  render: at({ searchAdverts: broken, rateChanges: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('$24,000 × 0.7%'))
    await expect(canvas.queryByText('One trade, to the cent')).not.toBeInTheDocument()
    await expect(canvas.queryByText('≈ $9.25')).not.toBeInTheDocument()
  },
})
/** Nobody is turned away: for who is logged in the calculator begins at what they have traded. */
export const Member = meta.story({
  render: () => <StoryApp address="/fees" answers={{ ...accountAnswers, ...feesAnswers }} />,
  play: async ({ canvas }) => {
    await shown(canvas.findByText(/It begins at what you traded in the last 30.days: \$18,204\./))
  },
})
