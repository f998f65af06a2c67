import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MarketRates } from '../../../../design-system/domain/reference/asset/MarketRates.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { expectLink } from '../../../support/plays.ts'

const rate = (code: string, value: string, changePercent: string) => ({
  coin: storyBook.of(code),
  rate: value,
  changePercent,
  href: `#${code}`,
})

const meta = preview.meta({
  title: 'Domain/Asset/MarketRates',
  component: MarketRates,
  args: {
    fiat: storyBook.of('NGN'),
    rates: [
      rate('BTC', '148230000', '1.84'),
      rate('ETH', '5120000', '-0.6'),
      rate('USDT', '1602.4', '0'),
      rate('TON', '8420', '12.5'),
    ],
  },
})

/** One row says coin, rate and change to a screen reader, and the coin leads to its page. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'All coins in NGN' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Bitcoin.*1\.84%/ })).toBeVisible()
    await expectLink(canvas, 'Bitcoin', '#BTC')
  },
})
/** Nine digits of a rate beside its change, under Russian heads on a phone. */
export const InRussian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })
