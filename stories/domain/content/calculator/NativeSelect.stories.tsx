import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { NativeSelect } from '../../../../design-system/domain/content/calculator/NativeSelect.tsx'
import { CoinIcon } from '../../../../design-system/domain/reference/asset/CoinIcon.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'

const meta = preview.meta({
  title: 'Domain/Calculator/NativeSelect',
  component: NativeSelect,
  args: { label: 'Coin', name: 'coin', options: storyBook.coins, value: 'BTC', onChange: fn() },
})

/** The list is the browser’s own: what it tells is the code that a form would send as well. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Coin' }), 'ETH')
    await expect(args.onChange).toHaveBeenLastCalledWith('ETH')
  },
})
/** The drawing of the coin adds nothing to the name of the field, which is its label alone. */
export const WithMark = meta.story({ args: { mark: <CoinIcon code="BTC" size="s" /> } })
