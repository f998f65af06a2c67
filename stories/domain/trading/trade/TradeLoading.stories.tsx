import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TradeLoading } from '../../../../design-system/domain/trading/trade/TradeLoading.tsx'

const meta = preview.meta({ title: 'Domain/Trade/TradeLoading', component: TradeLoading })

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  },
})
