import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { FeesPage } from '../../app/features/fees/FeesPage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { accountAnswers } from './accountAnswers.ts'
import { feesAnswers } from './feesAnswers.ts'
import { advertPage } from './marketAnswers.ts'

const meta = preview.meta({ title: 'Pages/Fees', component: FeesPage, ...pageMeta })

const page = pageAt('/fees', { ...feesAnswers, ...asVisitor })

/** Every fee by an example: own ads by volume, a trade to the cent at the best offer, and links to bonus and inviting. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Open a trade, pay nothing')
    await findVisible(canvas.findByText('$24,000 × 0.7%'))
    await findVisible(canvas.findByText(/The best offer now: \S+ sells BTC at/))
    await findVisible(canvas.findByText('≈ $9.25'))
    await expectLink(canvas, 'What inviting would bring you', '/earn-bitcoins')
    await expectLink(canvas, 'Bonus and cashback', '/bonus')
    await expect(document.title).toContain('Fees')
  }),
})
/** The levels are drawn as bars above the line to move, and all four lines fit the width of a phone. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** The promise that opening a trade is free stands at once; only the sums below it wait. */
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
  play: showsText(/At the market’s rate now, .* Somebody buys for/),
})
/** The promise at the top stays true without figures; the card of sums says what is missing and asks again. */
export const Failed = meta.story({
  ...page.failed('withdrawalFees'),
  play: showsText('The fees could not be loaded'),
})
/** The rates and offers are not there: every fee is. */
export const NoMarket = meta.story({
  ...page.failed('searchAdverts', 'rateChanges'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('$24,000 × 0.7%'))
    await expect(canvas.queryByText('One trade, to the cent')).not.toBeInTheDocument()
    await expect(canvas.queryByText('≈ $9.25')).not.toBeInTheDocument()
  },
})
/** Nobody is turned away: for who is logged in the calculator begins at what they have traded. */
export const Member = meta.story({
  render: () => <StoryApp address="/fees" answers={{ ...accountAnswers, ...feesAnswers }} />,
  play: showsText(/It begins at what you traded in the last 30.days: \$18,204\./),
})
