import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CalculatorForm } from '../../../../design-system/domain/content/calculator/CalculatorForm.tsx'
import { readAsk } from '../../../../design-system/domain/content/calculator/calculatorReading.ts'
import type { CalculatorAsk } from '../../../../design-system/domain/content/calculator/calculatorShape.ts'
import { storyCalculator } from '../../support/content/storyCalculator.ts'

const { pair, choices, origin, action, hrefs, market } = storyCalculator
const read = (ask: CalculatorAsk) => ({
  ask,
  reading: readAsk(ask, pair, { rate: market.rate, locale: 'en' }),
})

const meta = preview.meta({
  title: 'Domain/Calculator/CalculatorForm',
  component: CalculatorForm,
  args: {
    pair,
    choices,
    origin,
    action,
    hrefs,
    ...read({ does: 'buy', field: 'pay', text: '250000' }),
    quick: ['50000', '250000', '1000000'],
    ratesAt: market.ratesAt,
    isStale: false,
    mark: null,
    onAsk: fn(),
    onPair: fn(),
  },
})

/** Turning the exchange round keeps the 250,000 naira: they are now what one gets, no longer what one pays. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Turn the exchange round' }))
    await expect(args.onAsk).toHaveBeenLastCalledWith({ does: 'sell', field: 'get', text: '250000' })
  },
})
/** Amounts are grouped the Russian way, and the labels of both fields are longer. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
/** What is written is no amount. */
export const Refused = meta.story({ args: read({ does: 'buy', field: 'pay', text: '25,0,0 naira' }) })
/** In place of the age of the rate stands that it is old and that prices may have moved. */
export const Stale = meta.story({ args: { isStale: true } })
