import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { OfferSummary } from '../../../design-system/domain/advert/opening/OfferSummary.tsx'
import { RequirementsList } from '../../../design-system/domain/advert/opening/RequirementsList.tsx'
import { requirementCodes } from '../../../design-system/domain/advert/requirement.ts'
import { Grid } from '../../../design-system/primitives/layout/Grid.tsx'
import { Stack } from '../../../design-system/primitives/layout/Stack.tsx'
import { bitcoin, naira } from '../support/storyBook.ts'
import { minutesFromNow, withStoppedClock } from '../support/storyClock.tsx'
import { storyOffer } from '../support/storyOffer.ts'

const terms = {
  terms: 'Pay from your own account only.\nNo third parties, no crypto words in the transfer.',
  promoText: 'Instant release, 24/7',
}
const meta = preview.meta({
  title: 'Domain/Advert/OfferSummary',
  component: OfferSummary,
  decorators: [withStoppedClock],
  args: { offer: { ...storyOffer(), ...terms }, coin: bitcoin, fiat: naira },
})

const states = (args: Parameters<typeof OfferSummary>[0]) => (
  <Grid columns="thirds">
    <OfferSummary {...args} />
    <OfferSummary {...args} isStale />
    <OfferSummary
      {...args}
      offer={{
        ...storyOffer({ price: null, marketDeltaPercent: null, type: 'Buy' }),
        terms: '',
        promoText: '',
      }}
    />
  </Grid>
)
export const States = meta.story({ tags: ['visual'], render: states })
export const Russian = meta.story({ render: states, globals: { locale: 'ru' } })

/** What each requirement asks for, and what the viewer has. */
const values: Partial<Record<(typeof requirementCodes)[number], [string | null, string | null]>> = {
  opening_paused: [minutesFromNow(600), null],
  too_many_open_trades: ['3', null],
  volume_too_low: ['5000', '120.5'],
  feedback_too_low: ['97', null],
  below_minimum: ['15000', '4000'],
  above_maximum: ['3200000', '4000000'],
  first_time_maximum: ['100000', '250000'],
  balance_too_low: ['0.00169634', '0.0001'],
}
const requirements = requirementCodes.map(code => ({
  code: code as string,
  required: values[code]?.[0] ?? null,
  present: values[code]?.[1] ?? null,
}))

const lists = () => (
  <Stack>
    <RequirementsList requirements={requirements.slice(0, 1)} coin={bitcoin} fiat={naira} />
    <RequirementsList
      requirements={[...requirements, { code: 'of_a_later_server', required: '1', present: '0' }]}
      coin={bitcoin}
      fiat={naira}
    />
    <RequirementsList requirements={[]} coin={bitcoin} fiat={naira} />
  </Stack>
)
export const Requirements = meta.story({
  render: lists,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The trader asks for a trade volume of $5,000. Yours is $120.50.'),
    ).toBeVisible()
    await expect(canvas.getByText('The trader asks for a rating of 97%. Yours is none yet.')).toBeVisible()
    await expect(canvas.getByText(/You need 0.00169634.BTC on your balance/)).toBeVisible()
    await expect(canvas.getByText('You don’t meet the requirements of this ad.')).toBeVisible()
  },
})
export const RequirementsRussian = meta.story({
  render: lists,
  globals: { locale: 'ru' },
})
