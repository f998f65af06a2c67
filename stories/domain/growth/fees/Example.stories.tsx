import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FreeList } from '../../../../design-system/domain/growth/fees/FreeList.tsx'
import { RoundingRules } from '../../../../design-system/domain/growth/fees/example/RoundingRules.tsx'
import { TradeExample } from '../../../../design-system/domain/growth/fees/example/TradeExample.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { longExample, storyExample, sumsOf } from '../../support/growth/storyFees.ts'
import { showsText, staysInside } from '../../../support/plays.ts'

const onPhone = { viewport: { value: 'phone' } }

const meta = preview.meta({
  title: 'Domain/Fees/Example',
  component: TradeExample,
  args: { source: storyExample, sums: sumsOf(storyExample, '0.5'), percent: '0.5' },
})

/** An offer, to its last unit: the coins rounded down, the fee up. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/lagoscoin sells BTC at ₦147,376,128\. Somebody buys for ₦250,000/),
    ).toBeVisible()
    const [, divided, fee, locked] = canvas.getAllByRole('listitem')
    await expect(divided).toHaveTextContent('0.0016963398577…rounded down')
    await expect(fee).toHaveTextContent(/0\.00000849.BTCrounded up/)
    await expect(locked).toHaveTextContent(/0\.00170482.BTC/)
    await expect(
      canvas.getByText('0.00169633 + 0.00000849 = 0.00170482. Nothing is left over.'),
    ).toBeVisible()
    await expect(canvas.getByText('≈ $0.79')).toBeVisible()
  },
})

/** A coin of many digits at the market's rate. */
export const LongInRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  args: { source: longExample, sums: sumsOf(longExample, '0.9'), percent: '0.9' },
  play: staysInside,
})

/** Nothing had to be cut. */
export const Even = meta.story({
  args: {
    source: { ...storyExample, price: '100000000' },
    sums: sumsOf({ ...storyExample, price: '100000000' }, '0.9'),
    percent: '0.9',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('nothing to round')).toHaveLength(2)
  },
})

/** The rules of rounding with the figures of an example, and what is free. */
export const Rules = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="8">
      <RoundingRules
        example={{ source: storyExample, sums: sumsOf(storyExample, '0.5'), sharePercent: '30' }}
      />
      <FreeList coins={11} />
    </Stack>
  ),
  play: showsText(
    'Here the cut part is worth ₦1.45. It never reaches one unit, here ₦1.48.',
    '₦249,998.55',
    /30% of a fee of 0\.00000849.BTC/,
    'Deposits in all 11 coins',
  ),
})

/** There is no example. */
export const BareRules = meta.story({
  render: () => <RoundingRules example={null} />,
  play: showsText(
    'What is cut never reaches one unit.',
    'The parts of a fee always add up to the whole fee.',
  ),
})
