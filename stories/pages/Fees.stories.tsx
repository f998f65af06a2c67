import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { FeesPage } from '../../app/features/fees/FeesPage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { accountAnswers } from './accountAnswers.ts'
import { feesAnswers } from './feesAnswers.ts'
import { advertPage } from './marketAnswers.ts'

const meta = preview.meta({ title: 'Pages/Fees', component: FeesPage, ...pageMeta })

const page = pageAt('/fees', { ...feesAnswers, ...asVisitor })

export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
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
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
export const Loading = meta.story({
  ...page.loading('withdrawalFees'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Open a trade, pay nothing',
    )
  },
})
/** Nobody offers anything: the trade is computed at the market's rate, of about $100. */
export const Empty = meta.story({
  render: page.with({ searchAdverts: ({ limit }: { readonly limit: number }) => advertPage([], limit) }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText(/At the market’s rate now, .* Somebody buys for/))
  },
})
export const Failed = meta.story({
  ...page.failed('withdrawalFees'),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('The fees could not be loaded'))
  },
})
/** The rates and offers are not there: every fee is. */
export const NoMarket = meta.story({
  ...page.failed('searchAdverts', 'rateChanges'),
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
