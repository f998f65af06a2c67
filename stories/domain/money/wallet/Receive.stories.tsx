import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ClaimDeposit } from '../../../../design-system/domain/money/wallet/receive/ClaimDeposit.tsx'
import { IncomingDeposits } from '../../../../design-system/domain/money/wallet/receive/IncomingDeposits.tsx'
import type { DepositContent } from '../../../../design-system/domain/money/wallet/receive/IncomingDeposits.tsx'
import { ReceiveAddress } from '../../../../design-system/domain/money/wallet/receive/ReceiveAddress.tsx'
import { ReceiveChoice } from '../../../../design-system/domain/money/wallet/receive/ReceiveChoice.tsx'
import { ReceiveFailed } from '../../../../design-system/domain/money/wallet/receive/ReceiveFailed.tsx'
import { ReceiveLoading } from '../../../../design-system/domain/money/wallet/receive/ReceiveLoading.tsx'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { memoAccount, storyAccount, storyDeposits, storyNetworks } from '../../support/money/storyDeposit.ts'
import { expectLink, showsText } from '../../../support/plays.ts'

const [onShare, onRenew, onCoin, onNetwork, onRetry, onSubmit] = [fn(), fn(), fn(), fn(), fn(), fn()]
const usdt = storyBook.of('USDT')

const meta = preview.meta({
  title: 'Domain/Wallet/Receive',
  component: ReceiveAddress,
  subcomponents: { ReceiveChoice, IncomingDeposits, ClaimDeposit, ReceiveFailed, ReceiveLoading },
  parameters: { layout: 'fullscreen' },
  args: {
    account: storyAccount(),
    coin: usdt,
    historyHref: '#history',
    onShare,
    onRenew,
    isRenewing: false,
  },
})

/** An address by itself, one that needs a memo, and one that is being replaced. */
export const States = meta.story({
  tags: ['visual'],
  render: args => (
    <Stack gap="4">
      <ReceiveAddress {...args} />
      <ReceiveAddress {...args} account={memoAccount} />
      <ReceiveAddress {...args} isRenewing />
    </Stack>
  ),
})

/** What is lost is said before the address is. */
export const WarnsBeforeTheAddress = meta.story({
  args: { account: memoAccount },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = canvasElement.textContent ?? ''
    const place = (words: string) => {
      const at = text.indexOf(words)
      if (at < 0) throw new Error(`It does not say “${words}”`)
      return at
    }
    await expect(place('Send only USDT on TON (Jetton).')).toBeLessThan(place(memoAccount.address))
    await expect(place('is simulated here')).toBeLessThan(place(memoAccount.address))
    await expect(canvas.queryByText(/in the next block/)).not.toBeInTheDocument()
    await expect(place('The memo is needed too.')).toBeLessThan(place(memoAccount.address))
    await expect(canvas.getByRole('img', { name: /QR code: your USDT address/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(onShare).toHaveBeenCalledOnce()
  },
})
/** Who waits for bitcoins is told of blocks; other coins come sooner. */
export const TellsOfTheNextBlock = meta.story({
  args: { account: storyAccount({ cryptoCurrencyCode: 'BTC', confirmations: 2 }), coin: storyBook.of('BTC') },
  play: showsText(/About 95% of BTC transactions are confirmed in the next block/, '2 confirmations'),
})
/** What can be lost is said in Russian before address, memo and terms. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args: { account: memoAccount } })
/** On a phone: the QR code, then address and memo, each with a Russian button to copy it. */
export const PhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  args: { account: memoAccount },
})
/** The longest kind of address, in pieces, and a least deposit of twelve decimals on a phone. */
export const AMoneroAddressOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    coin: storyBook.of('XMR'),
    account: storyAccount({
      cryptoCurrencyCode: 'XMR',
      network: 'monero',
      networkName: 'Monero',
      standard: null,
      minimum: '0.000000000001',
      address:
        '8BnERTpvL5MbCLtj5n9No7J5oE5hHiB3tVCK5cjSvCsJDD2WRcm7qKMhs6Wfy4Hv8dEXhAL6qzsHZDG2L1Q1aHEfHc7VJkq',
    }),
  },
})

/** Another address is asked for here, and all that one has are a link away. */
export const AsksForANewOne = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New address' }))
    await expect(onRenew).toHaveBeenCalledOnce()
    await expectLink(canvas, 'All addresses', '#history')
  },
})

/** Coin and network by keyboard: the tab comes to the chosen network, arrows move on. */
export const Choice = meta.story({
  tags: ['visual'],
  render: () => (
    <ReceiveChoice
      coin={usdt}
      coins={storyBook.coins}
      networks={storyNetworks}
      network="ethereum"
      {...{ onCoin, onNetwork }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Ethereum ERC20/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(onNetwork.mock.lastCall).toEqual(['tron'])
  },
})

/** A deposit in each status. */
export const Incoming = meta.story({
  tags: ['visual'],
  render: () => (
    <IncomingDeposits content={{ status: 'ready', deposits: storyDeposits }} coin={usdt} isHidden={false} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 of 20 confirmations')).toBeVisible()
    const [seen, confirming] = canvas.getAllByRole('progressbar', { name: 'Confirmations' })
    await expect(seen).toHaveAttribute('aria-valuenow', '0')
    await expect(confirming).toHaveAttribute('aria-valuenow', '35')
  },
})
/** With amounts hidden, the seven statuses of a deposit must still be told apart; in Russian on a phone. */
export const IncomingInRussian = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  render: () => (
    <IncomingDeposits content={{ status: 'ready', deposits: storyDeposits }} coin={usdt} isHidden />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/123/)
  },
})

const others: readonly DepositContent[] = [
  { status: 'loading' },
  { status: 'failed', onRetry },
  { status: 'ready', deposits: [] },
]
/** Deposits and the address, coming and failed, and nothing received yet. */
export const LoadingFailedEmpty = meta.story({
  render: () => (
    <Stack>
      <Grid columns="thirds">
        {others.map(content => (
          <IncomingDeposits key={content.status} content={content} coin={usdt} isHidden={false} />
        ))}
      </Grid>
      <ReceiveLoading />
      <ReceiveFailed onRetry={onRetry} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Nothing yet/)).toBeVisible()
    for (const button of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button)
    await expect(onRetry).toHaveBeenCalledTimes(2)
  },
})

/** Coins without a memo are claimed by their transaction; what is too short to be one is not sent. */
export const Claim = meta.story({
  render: () => <ClaimDeposit state={null} onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Transaction id' })
    const claim = canvas.getByRole('button', { name: 'Claim the coins' })
    await userEvent.type(field, 'short')
    await userEvent.click(claim)
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'f4184fc596403b9d638783cf57adfe4c')
    await userEvent.click(claim)
    await expect(onSubmit.mock.lastCall).toEqual([{ txid: 'f4184fc596403b9d638783cf57adfe4c' }])
  },
})
/** The claim was right, and it says that the coins are in the wallet. */
export const ClaimCredited = meta.story({
  render: () => <ClaimDeposit state="credited" onSubmit={onSubmit} />,
})
/** The claim is noted and somebody looks at it; in Russian at a phone's width. */
export const ClaimWaitsInRussian = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  render: () => <ClaimDeposit state="waiting" onSubmit={onSubmit} />,
})
