import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TradeLoading } from '../../../../design-system/domain/trading/trade/TradeLoading.tsx'

const meta = preview.meta({ title: 'Domain/Trade/TradeLoading', component: TradeLoading })

/** Steps, amount and details of a trade have still places of their own, and screen readers hear that it loads. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  },
})
