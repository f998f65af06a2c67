import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FeeReturns } from '../../../../design-system/domain/growth/fees/FeeReturns.tsx'
import { FeeTables } from '../../../../design-system/domain/growth/fees/table/FeeTables.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyFees } from '../../support/growth/storyFees.ts'
import { expectLink } from '../../../support/plays.ts'

const onPhone = { viewport: { value: 'phone' } }

const meta = preview.meta({
  title: 'Domain/Fees/Tables',
  component: FeeTables,
  args: { fees: storyFees, current: 1, assets: storyBook },
})

/** Each per cent stands beside what it is in dollars, and each coin beside what a withdrawal costs on each network. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const trades = within(canvas.getByRole('table', { name: 'Trades' }))
    await expect(trades.getByRole('row', { name: /Below \$10,000/ })).toHaveTextContent('00.9%$9.00')
    await expect(trades.getByRole('row', { name: /From \$1,000,000/ })).toHaveTextContent('00.2%$2.00')
    const coins = within(canvas.getByRole('table', { name: 'Withdrawals by coin and network' }))
    await expect(coins.getAllByRole('rowheader', { name: 'USDT' })).toHaveLength(3)
    await expect(coins.getByRole('row', { name: /Bitcoin/ })).toHaveTextContent(/0\.0001.BTC≈ \$9\.250\.5%/)
    await expectLink(canvas, 'Withdrawals by coin', '#coins')
    await expect(canvas.getByText('of each paid invoice')).toBeVisible()
  },
})

/** One fee for every volume, and a part for who opens a trade. */
export const OtherRules = meta.story({
  args: {
    current: 0,
    fees: { ...storyFees, takerPercent: '0.1', tiers: [{ fromVolumeUsd: '0', percent: '1.25' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Any volume/ })).toHaveTextContent('0.1%1.25%$12.50')
  },
})

/** Every row of every fee stays inside a phone, with the least deposit still beside its network. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getAllByText('Минимум пополнения', { exact: false })[1]).toBeVisible()
  },
})

/** What part of fees comes back, and where that is told. */
export const Back = meta.story({
  tags: ['visual'],
  render: () => (
    <FeeReturns fees={storyFees} links={{ bonus: '#bonus', affiliate: '#affiliate', earn: '#earn' }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30%')).toBeVisible()
    await expect(canvas.getByText(/paid each Monday by itself.* from \$1 in all/)).toBeVisible()
    await expectLink(canvas, 'What inviting would bring you', '#earn')
  },
})
