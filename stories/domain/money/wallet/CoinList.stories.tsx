import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CoinList } from '../../../../design-system/domain/money/wallet/coin/CoinList.tsx'
import { LockList } from '../../../../design-system/domain/money/wallet/lock/LockList.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { hugeAndTinySheet, storyHrefs, storyLocks, storySheet } from '../../support/money/storyWallet.ts'
import { findVisible } from '../../../support/findVisible.ts'
import { expectLink } from '../../../support/plays.ts'

const onZeroHiddenChange = fn()
const hrefOf = ({ tradeId, withdrawalId }: { tradeId: string | null; withdrawalId: string | null }) =>
  `#${tradeId ?? withdrawalId ?? ''}`
const meta = preview.meta({
  title: 'Domain/Wallet/CoinList',
  component: CoinList,
  parameters: { layout: 'fullscreen' },
  args: {
    items: storySheet.items,
    assets: storyBook,
    fiatCode: 'USD',
    hrefs: storyHrefs,
    renderLocks: coin => (
      <LockList
        content={{ status: 'ready', locks: storyLocks, count: storyLocks.length }}
        asset={storyBook.of(coin)}
        isHidden={false}
        hrefOf={hrefOf}
      />
    ),
    isHidden: false,
    isZeroHidden: false,
    onZeroHiddenChange,
  },
})

const rowsOf = (list: HTMLElement) =>
  [...list.children].map(row => row.querySelector('[data-size="body-strong"]')?.textContent)

/** The usual coins first, then by worth; what one has none of cannot be sent. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    // The usual coins first, then by what they are worth.
    await expect(rowsOf(canvas.getByRole('list', { name: 'Coins' }))).toEqual([
      'Bitcoin',
      'Tether',
      'Ethereum',
      'Toncoin',
      'Monero',
      'Litecoin',
    ])
    await expectLink(canvas, 'Swap TON', '#swap-TON')
    // There is nothing to send of what is not there.
    await expect(canvas.queryByRole('link', { name: 'Send LTC' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hide zero balances' }))
    await expect(onZeroHiddenChange.mock.lastCall).toEqual([true])
  },
})
/** Russian heads over the columns of free and of locked amounts. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
/** What one has and owes is hidden; prices are not, because they are everybody's. */
export const AmountsHidden = meta.story({
  args: { isHidden: true, items: hugeAndTinySheet.items },
  play: async ({ canvasElement }) => {
    // Prices are everybody's; what is owed is not.
    await expect(canvasElement.textContent).not.toMatch(/9,876,543,210|1,234,567|123,456,789|12\.5/)
  },
})
/** The smallest unit free beside millions locked, a debt, and prices of every size. */
export const HugeAndTiny = meta.story({ args: { items: hugeAndTinySheet.items } })
/** The same amounts in Russian at a phone's width, where they need more lines. */
export const PhoneHugeAndTiny = meta.story({
  args: { items: hugeAndTinySheet.items },
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
})

/** Where there is no room for them, the ways on are under the row. */
export const Phone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Send BTC' })).not.toBeInTheDocument()
    const more = canvas.getByRole('button', { name: /Bitcoin: receive, send/ })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(more)
    await expect(canvas.getByRole('link', { name: 'Send BTC' })).toBeVisible()
  },
})

/** Each lock leads to what locks it. */
export const SaysWhatLocks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /0\.0085.*Show what locks it/ }))
    const dialog = await findVisible(screen.findByRole('dialog', { name: 'BTC: what is locked' }))
    await expect(dialog).toHaveTextContent('with amina_k')
    await expectLink(screen, 'Trade #8F2K41', '#8F2K41')
    await expectLink(screen, 'Withdrawal', '#w1')
  },
})

/** Typing narrows the list, a coin that is not there is said, and one press brings all back. */
export const Searches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search coins' }))
    await userEvent.keyboard('bit')
    await expect(rowsOf(canvas.getByRole('list', { name: 'Coins' }))).toEqual(['Bitcoin'])
    await userEvent.keyboard('x')
    await expect(canvas.getByText('There is no such coin')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all coins' }))
    await expect(canvas.getByText('Litecoin')).toBeVisible()
  },
})

/** With zero balances hidden, only coins that one has are listed. */
export const WithoutZeros = meta.story({
  args: { isZeroHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Litecoin')).not.toBeInTheDocument()
    await expect(canvas.getByText('Bitcoin')).toBeVisible()
  },
})

/** When hiding zeros leaves nothing, it says why and offers all coins. */
export const NothingButZeros = meta.story({
  args: { isZeroHidden: true, items: storySheet.items.slice(-1) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Every balance is zero')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all coins' }))
    await expect(onZeroHiddenChange.mock.lastCall).toEqual([false])
  },
})
