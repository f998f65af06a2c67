import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BestOffers } from '../../../../design-system/domain/trading/advert/search/BestOffers.tsx'
import { EscrowExplainer } from '../../../../design-system/domain/trading/advert/search/EscrowExplainer.tsx'
import { searchTypes } from '../../../../design-system/domain/trading/advert/offer.ts'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { bitcoin, naira } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyOffer, storySearch } from '../../support/trading/storyOffer.ts'

const meta = preview.meta({
  title: 'Domain/Advert/BestOffers',
  component: BestOffers,
  decorators: [withStoppedClock],
  args: {
    best: {
      bestPrice: storyOffer(),
      fastestRelease: storyOffer(
        { id: 'fast' },
        { userName: 'QuickNaira', medianReleaseMinutes: 2, isVerified: false },
      ),
      noRegistration: null,
    },
    search: storySearch,
    coin: bitcoin,
    fiat: naira,
    found: { total: 248, totalIsCapped: false },
    hrefOf: (id: string) => `#${id}`,
  },
})

/** The best offers for a sum and without one; a kind that nobody offers says so and is no link. */
export const Default = meta.story({
  tags: ['visual'],
  render: args => (
    <Grid columns="quarters">
      <BestOffers {...args} />
      <BestOffers {...args} search={{ amount: null, amountSide: 'fiat' }} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Best for ₦250,000' })).toBeVisible()
    const [fast] = canvas.getAllByRole('link', { name: /Fastest release/ })
    await expect(fast).toHaveAttribute('href', '#fast')
    await expect(fast).toHaveTextContent(/≈ 2\smin/)
    await expect(canvas.getAllByText('No offer of this kind now')).toHaveLength(2)
  },
})

/** Three Russian picks, with long kinds and traders, in a quarter of the page. */
export const Russian = meta.story({
  globals: { locale: 'ru' },
  render: args => (
    <Grid columns="quarters">
      <BestOffers {...args} />
    </Grid>
  ),
})

const explainers = () => (
  <Grid columns="quarters">
    {searchTypes.map(type => (
      <EscrowExplainer key={type} type={type} />
    ))}
  </Grid>
)
/** Escrow in three steps, told once to buyers and once to sellers, with what the hatch means. */
export const Escrow = meta.story({ render: explainers })
/** Both explanations in Russian in cards of a quarter of the page. */
export const EscrowRussian = meta.story({ globals: { locale: 'ru' }, render: explainers })
