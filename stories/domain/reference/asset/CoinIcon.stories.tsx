import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CoinIcon, coinIconSizes } from '../../../../design-system/domain/reference/asset/CoinIcon.tsx'
import { AxisTable } from '../../../support/AxisTable.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'

const meta = preview.meta({ title: 'Domain/Asset/CoinIcon', component: CoinIcon })

const codes = storyBook.coins.map(({ code }) => code)

/** Every coin in every size; one that has no drawing yet is told by two letters. */
export const Matrix = meta.story({
  tags: ['visual'],
  args: { code: 'BTC' },
  render: () => (
    <AxisTable rows={[...codes, 'WAX']} columns={coinIconSizes}>
      {(code, size) => <CoinIcon code={code} size={size} />}
    </AxisTable>
  ),
  play: async ({ canvas }) => {
    // A coin that came later is told by its letters.
    await expect(canvas.getAllByText('WA')).toHaveLength(coinIconSizes.length)
  },
})
