import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { CoinList } from '../../../design-system/domain/wallet/CoinList.tsx'
import { storyBook } from '../support/storyBook.ts'
import { hugeAndTinySheet, storySheet } from '../support/storyWallet.ts'

const onZeroHiddenChange = fn()
const meta = preview.meta({
  title: 'Domain/Wallet/CoinList',
  component: CoinList,
  parameters: { layout: 'fullscreen' },
  args: {
    items: storySheet.items,
    assets: storyBook,
    isHidden: false,
    isZeroHidden: false,
    onZeroHiddenChange,
  },
})

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Coins' }).children).toHaveLength(6)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hide zero balances' }))
    await expect(onZeroHiddenChange.mock.lastCall).toEqual([true])
  },
})
export const Russian = meta.story({ globals: { locale: 'ru' } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const PhoneHugeAndTiny = meta.story({
  args: { items: hugeAndTinySheet.items },
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
})
export const AmountsHidden = meta.story({ args: { isHidden: true } })
export const HugeAndTiny = meta.story({ args: { items: hugeAndTinySheet.items } })

export const WithoutZeros = meta.story({
  args: { isZeroHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Litecoin')).not.toBeInTheDocument()
    await expect(canvas.getByText('Bitcoin')).toBeVisible()
  },
})

export const NothingButZeros = meta.story({
  args: { isZeroHidden: true, items: storySheet.items.slice(-1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every balance is zero')).toBeVisible()
  },
})
