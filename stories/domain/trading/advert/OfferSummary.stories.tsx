import { expect, fn } from 'storybook/test'
import { ReportButton } from '../../../../design-system/domain/people/report/ReportButton.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { OfferSummary } from '../../../../design-system/domain/trading/advert/openTrade/OfferSummary.tsx'
import { PokeNotice } from '../../../../design-system/domain/trading/advert/openTrade/PokeNotice.tsx'
import { RequirementsList } from '../../../../design-system/domain/trading/advert/openTrade/RequirementsList.tsx'
import { requirementCodes } from '../../../../design-system/domain/trading/advert/requirement.ts'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { bitcoin, naira } from '../../support/storyAssetBook.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storyOffer } from '../../support/trading/storyOffer.ts'
import { expectLink, tellsOfPress } from '../../../support/plays.ts'

const onReport = fn()
const report = <ReportButton kind="offer" onReport={onReport} />

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
    <OfferSummary {...args} report={report} />
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
/** An offer whole: with fresh prices, with old ones, and one without price, terms or promotion. */
export const States = meta.story({ tags: ['visual'], render: states })
/** Whoever is logged in can say what is wrong with it. */
export const CanBeReported = meta.story({
  args: { report },
  play: tellsOfPress('Report this offer', onReport),
})
/** The three summaries in Russian, in thirds of the page. */
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

const list = (of: readonly (typeof requirements)[number][]) => (
  <RequirementsList
    offer={{ id: 'ad-1', cryptoCurrencyCode: 'BTC', requirements: of }}
    coin={bitcoin}
    fiat={naira}
    remedyHrefOf={code => `/${code}`}
    poke={<PokeNotice ownerName="lagoscoin" againAt={null} isPending={false} onPoke={onPoke} />}
  />
)
const onPoke = fn()
const lists = () => (
  <Stack>
    {list(requirements.slice(0, 1))}
    {list([...requirements, { code: 'of_a_later_server', required: '1', present: '0' }])}
    {list([])}
  </Stack>
)
/** What stands in the way, in sentences with what is asked and what is there; an unknown one in general words. */
export const Requirements = meta.story({
  render: lists,
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(/The trader asks for a trade volume of \$5,000. Yours is \$120.50./),
    ).toBeVisible()
    await expect(canvas.getByText(/The trader asks for a rating of 97%. Yours is none yet./)).toBeVisible()
    await expect(canvas.getByText(/You need 0.00169634.BTC on your balance/)).toBeVisible()
    await expect(canvas.getByText(/You don't meet the requirements/)).toBeVisible()
    await expectLink(canvas, 'Verify phone', '/phone_required')
    await userEvent.click(canvas.getByRole('button', { name: 'Tell lagoscoin that you wait' }))
    await expect(onPoke).toHaveBeenCalledOnce()
  },
})
/** Every requirement as a Russian sentence with its amounts, and a remedy where there is one. */
export const RequirementsRussian = meta.story({
  render: lists,
  globals: { locale: 'ru' },
})

/** The owner was told. */
export const Poked = meta.story({
  render: () => (
    <PokeNotice ownerName="lagoscoin" againAt={minutesFromNow(10)} isPending={false} onPoke={onPoke} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/lagoscoin knows that you wait/)
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})
