import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BestOffer } from '../../../../design-system/domain/content/calculator/BestOffer.tsx'
import { CalculatorFigures } from '../../../../design-system/domain/content/calculatorSections/CalculatorFigures.tsx'
import { CalculatorFrame } from '../../../../design-system/domain/content/calculator/CalculatorFrame.tsx'
import { CalculatorOffers } from '../../../../design-system/domain/content/calculatorSections/CalculatorOffers.tsx'
import { readAsk } from '../../../../design-system/domain/content/calculator/calculatorReading.ts'
import type { CalculatorAsk } from '../../../../design-system/domain/content/calculator/calculatorShape.ts'
import { CalculatorTop } from '../../../../design-system/domain/content/calculator/CalculatorTop.tsx'
import { storyCalculator } from '../../support/content/storyCalculator.ts'
import { showsRole } from '../../../support/plays.ts'

const first: { readonly ask: CalculatorAsk } = { ask: { does: 'sell', field: 'get', text: '250000' } }
const reading = readAsk(first.ask, storyCalculator.pair, { rate: storyCalculator.market.rate, locale: 'en' })

const meta = preview.meta({
  title: 'Domain/Calculator/CalculatorTop',
  component: CalculatorTop,
  args: {
    ...storyCalculator,
    ...first,
    onAsk: fn(),
    onPair: fn(),
    mark: null,
    children: <BestOffer {...storyCalculator} {...first} reading={reading} />,
  },
})

/** Written as what one wants to get: the coins to sell follow at the market rate, and the best offer answers apart. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'You sell at the market rate' })).toHaveValue(
      '0.00168955',
    )
    await expect(canvas.getByRole('region', { name: 'At the best real offer you sell' })).toBeVisible()
  },
})

/** Its parts one under the other, each in a box of its own where the server has drawn it. */
export const InParts = meta.story({
  render: args => (
    <CalculatorFrame>
      <CalculatorTop {...args} />
      <div id="offers">
        <CalculatorOffers {...storyCalculator} {...first} />
      </div>
      <CalculatorFigures {...storyCalculator} period="month" onPeriod={fn()} />
    </CalculatorFrame>
  ),
  play: showsRole('heading', { name: /^Three best offers/ }),
})
