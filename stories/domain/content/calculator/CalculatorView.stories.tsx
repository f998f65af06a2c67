import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CalculatorLoading } from '../../../../design-system/domain/content/calculator/CalculatorLoading.tsx'
import { CalculatorSections } from '../../../../design-system/domain/content/calculatorSections/CalculatorSections.tsx'
import type { CalculatorSectionsProps } from '../../../../design-system/domain/content/calculatorSections/CalculatorSections.tsx'
import { CalculatorView } from '../../../../design-system/domain/content/calculator/CalculatorView.tsx'
import type { CalculatorViewProps } from '../../../../design-system/domain/content/calculator/CalculatorView.tsx'
import { storyCalculator, storyCalculatorMarket } from '../../support/content/storyCalculator.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { expectLink, showsText } from '../../../support/plays.ts'

type HeldProps = CalculatorViewProps & CalculatorSectionsProps

const first: Pick<HeldProps, 'ask' | 'period'> = {
  ask: { does: 'buy', field: 'pay', text: '250000' },
  period: 'month',
}

const meta = preview.meta({
  title: 'Domain/Calculator/CalculatorView',
  component: Held,
  args: { ...storyCalculator, ...first, onAsk: fn(), onPair: fn(), onPeriod: fn() },
})

/** What is typed stays, as it does on a page. */
function Held(args: HeldProps) {
  const [ask, setAsk] = useState(args.ask)
  return (
    <CalculatorView
      {...args}
      ask={ask}
      onAsk={next => {
        args.onAsk(next)
        setAsk(next)
      }}
    >
      <CalculatorSections {...args} />
    </CalculatorView>
  )
}

/** The market’s answer and that of the best real offer stand apart, since one cannot trade at the market’s. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'You pay' })).toHaveValue('250,000')
    await expect(canvas.getByRole('textbox', { name: 'You get at the market rate' })).toHaveValue(
      '0.00168955',
    )
    const best = within(canvas.getByRole('region', { name: 'The best real offer gives you' }))
    await expectLink(best, /^Buy 0\.00169634/, '#trade-ad-1-250000')
    await expect(
      canvas.getByRole('heading', { name: /^Three best offers for exactly ₦250,000/ }),
    ).toBeVisible()
  },
})

Default.test('either amount is written, and the other follows', async ({ canvas, args }) => {
  const get = canvas.getByRole('textbox', { name: 'You get at the market rate' })
  await userEvent.clear(get)
  await userEvent.type(get, '0.01')
  await expect(args.onAsk).toHaveBeenLastCalledWith({ does: 'buy', field: 'get', text: '0.01' })
  await expect(canvas.getByRole('textbox', { name: 'You pay at the market rate' })).toHaveValue('1,479,680')
  await expect(canvas.getByText('At the best real offer you pay')).toBeVisible()
})

Default.test(
  'one key more in an amount that stands in groups is one digit more',
  async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'You pay' }), '5')
    await expect(args.onAsk).toHaveBeenLastCalledWith({ does: 'buy', field: 'pay', text: '2500005' })
  },
)

Default.test('the exchange is turned round with the same amount', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Turn the exchange round' }))
  await expect(canvas.getByRole('textbox', { name: 'You get' })).toHaveValue('250,000')
  await expect(canvas.getByRole('textbox', { name: 'You sell at the market rate' })).toHaveValue('0.00168955')
  await expect(canvas.getByRole('link', { name: /^Sell BTC/ })).toHaveAttribute('aria-current', 'true')
})

Default.test('another coin or currency is chosen in the field', async ({ canvas, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'USD')
  await expect(args.onPair).toHaveBeenLastCalledWith('BTC', 'USD')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Coin' }), 'ETH')
  await expect(args.onPair).toHaveBeenLastCalledWith('ETH', 'NGN')
})

Default.test('what is no amount is said at the field', async ({ canvas }) => {
  const pay = canvas.getByRole('textbox', { name: 'You pay' })
  await userEvent.clear(pay)
  await userEvent.type(pay, '12.345')
  await expect(canvas.getByText('So small a part of NGN does not exist')).toBeVisible()
  await expect(pay).toHaveAttribute('aria-invalid', 'true')
  await expect(canvas.getByText(/the best real offer for it stands here/)).toBeVisible()
})

/** Written in the coin: the bitcoin to sell leads, and the naira follow. */
export const Sell = meta.story({
  args: { ask: { does: 'sell', field: 'pay', text: '0.01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'You sell' })).toHaveValue('0.01')
  },
})

/** Nobody takes the amount: the way to the nearest one who offers something. */
export const NoneTakes = meta.story({
  args: {
    ask: { does: 'buy', field: 'pay', text: '5' },
    market: { ...storyCalculatorMarket, offers: [], total: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No offer takes ₦5 now')).toBeVisible()
    await expectLink(canvas, 'Count with ₦20,000', '#BTC-NGN-buy-pay-20000')
  },
})

/** An old rate is still counted with, but never without the words that say how it stands. */
export const Stale = meta.story({
  tags: ['visual'],
  args: { isStale: true },
  play: showsText(/This rate is old/),
})

/** No source tells the rate; there are no words yet, and no history. */
export const NoRate = meta.story({
  args: {
    market: { ...storyCalculatorMarket, rate: null, changePercent: null, offers: [], total: 0 },
    offers: { buy: [], sell: [] },
    dollars: null,
    related: { inOtherMoney: [], otherCoins: [] },
    history: { status: 'failed' },
    page: null,
  },
  play: showsText('There is no rate of Bitcoin in NGN now.', 'The history of the rate did not load.'),
})

/** Eighteen decimals of a coin against trillions of soms: no digit may be lost, and no field may burst. */
export const HugeNumbers = meta.story({
  args: {
    pair: { coin: storyBook.of('ETH'), fiat: storyBook.of('UZS') },
    ask: { does: 'sell', field: 'pay', text: '1234567.123456789012345678' },
    market: { ...storyCalculatorMarket, rate: '38123456.78' },
  },
})

/** The whole page in Russian, from its title to the heads of its tables. */
export const InRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bitcoin в NGN')
  },
})

/** Two blocks keep the place of the two halves, and a screen reader hears that the rate is loading. */
export const Loading = meta.story({
  render: () => <CalculatorLoading title="Bitcoin to NGN" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the rate')).toBeInTheDocument()
  },
})
