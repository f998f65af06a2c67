import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BalanceCard } from '../../../../design-system/domain/money/wallet/balance/BalanceCard.tsx'
import { BalancesSide } from '../../../../design-system/domain/money/wallet/balance/BalancesSide.tsx'
import { EmptyWallet } from '../../../../design-system/domain/money/wallet/EmptyWallet.tsx'
import { WalletFailed } from '../../../../design-system/domain/money/wallet/WalletFailed.tsx'
import { WalletLoading } from '../../../../design-system/domain/money/wallet/WalletLoading.tsx'
import type { WalletFiat } from '../../../../design-system/domain/money/wallet/walletFiat.ts'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { hugeAndTinySheet, storyHrefs, storySheet } from '../../support/money/storyWallet.ts'
import { expectLink } from '../../../support/plays.ts'

const [onHiddenChange, onFiatChange, onRetry] = [fn(), fn(), fn()]
const fiat: WalletFiat = 'USD'
const meta = preview.meta({
  title: 'Domain/Wallet/BalanceCard',
  component: BalanceCard,
  subcomponents: { BalancesSide, EmptyWallet, WalletFailed, WalletLoading },
  parameters: { layout: 'fullscreen' },
  args: {
    sheet: storySheet,
    assets: storyBook,
    hrefs: storyHrefs,
    fiat,
    onFiatChange,
    isHidden: false,
    onHiddenChange,
  },
})

const nothing = { ...storySheet, items: [], total: { amount: '0', asset: 'USD' }, changePercent: null }

/** A usual wallet, hidden, at old rates, with nothing, and with huge and tiny amounts. */
export const States = meta.story({
  tags: ['visual'],
  render: args => (
    <Stack gap="4">
      <BalanceCard {...args} />
      <BalanceCard {...args} isHidden />
      <BalanceCard {...args} isStale />
      <BalanceCard {...args} sheet={nothing} />
      <BalanceCard {...args} sheet={hugeAndTinySheet} />
    </Stack>
  ),
})
/** The ways in and out carry Russian words beside a total that stays the largest thing. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
/** The worth and all ways in and out at a phone's width. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
/** A total of tens of billions that fell by 99.99%, in Russian at a phone's width. */
export const PhoneHugeInRussian = meta.story({
  args: { sheet: hugeAndTinySheet },
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
})

/** Free and locked make up the total; its move is told in per cent and in money. */
export const SaysWhatIsLockedAndHowItMoved = meta.story({
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('definition').map(part => part.textContent)
    await expect(parts).toEqual(['$11,547.03', '$1,756.08'])
    // What it was, and 1.12 % of that, are the total.
    await expect(canvas.getByText('1.12%').parentElement).toHaveTextContent('+$147.34')
  },
})

/** Receiving begins with the coin that is most likely meant, and cards are one way to buy. */
export const LeadsOnWithTheLikelyCoin = meta.story({
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Receive', '#receive-BTC')
    await expectLink(canvas, 'Buy by card', '#card')
  },
})

/** The wallet is valued in one of two currencies, and the other one is a press away. */
export const IsValuedInEither = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'RUB' }))
    await expect(onFiatChange.mock.lastCall).toEqual(['RUB'])
  },
})

/** Hidden amounts are not in the page at all, rather than covered, and one press shows them. */
export const Hides = meta.story({
  args: { isHidden: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/13,303|147|11,547/)
    await expect(canvas.getAllByText('Amount hidden').length).toBeGreaterThan(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Show amounts' }))
    await expect(onHiddenChange.mock.lastCall).toEqual([false])
  },
})

/** The wallet in short: the four coins that are worth most, also hidden and with huge amounts. */
export const Side = meta.story({
  render: ({ sheet, assets, isHidden }) => (
    <Grid columns="quarters">
      <BalancesSide {...{ sheet, assets, isHidden }} walletHref="#wallet" />
      <BalancesSide {...{ sheet, assets }} isHidden walletHref="#wallet" />
      <BalancesSide sheet={hugeAndTinySheet} {...{ assets, isHidden }} walletHref="#wallet" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list')
    // The coins that are worth most.
    await expect([...(list?.querySelectorAll('li') ?? [])].map(row => row.textContent?.slice(0, 3))).toEqual([
      'BTC',
      'USD',
      'ETH',
      'TON',
    ])
  },
})

/** Nothing has ever come, on its way, and failed: where the first coins are, and another try. */
export const EmptyLoadingFailed = meta.story({
  render: () => (
    <Stack>
      <EmptyWallet receiveHref="#receive" offersHref="#buy" />
      <WalletLoading />
      <WalletFailed onRetry={onRetry} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expectLink(canvas, 'Receive', '#receive')
    await expectLink(canvas, 'Find offers', '#buy')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
