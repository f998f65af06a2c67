import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SideTag } from '../../../../design-system/domain/trading/trade/status/SideTag.tsx'
import { tradeTypes } from '../../../../design-system/domain/reference/status/tradeStatus.ts'
import { Inline } from '../../../../design-system/primitives/layout/Inline.tsx'

const meta = preview.meta({ title: 'Domain/Trade/SideTag', component: SideTag })

/** Buy, Sell and Swap differ by arrow and word as well as by colour. */
export const States = meta.story({
  tags: ['visual'],
  args: { type: 'buy' as const },
  render: () => (
    <Inline gap="4">
      {tradeTypes.map(type => (
        <SideTag key={type} type={type} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Buy', 'Sell', 'Swap']) await expect(canvas.getByText(word)).toBeVisible()
  },
})
