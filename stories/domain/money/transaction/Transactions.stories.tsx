import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TransactionChips } from '../../../../design-system/domain/money/transaction/TransactionChips.tsx'
import { TransactionDetail } from '../../../../design-system/domain/money/transaction/TransactionDetail.tsx'
import { TransactionFilters } from '../../../../design-system/domain/money/transaction/TransactionFilters.tsx'
import { noFilters } from '../../../../design-system/domain/money/transaction/transactionFilter.ts'
import { TransactionList } from '../../../../design-system/domain/money/transaction/TransactionList.tsx'
import { TransactionListEmpty } from '../../../../design-system/domain/money/transaction/TransactionListEmpty.tsx'
import { TransactionListFailed } from '../../../../design-system/domain/money/transaction/TransactionListFailed.tsx'
import { TransactionListLoading } from '../../../../design-system/domain/money/transaction/TransactionListLoading.tsx'
import { TransactionRow } from '../../../../design-system/domain/money/transaction/TransactionRow.tsx'
import { transactionStatuses } from '../../../../design-system/domain/money/transaction/transactionShape.ts'
import { TransactionSheet } from '../../../../design-system/domain/money/transaction/TransactionSheet.tsx'
import { TransactionStatusChip } from '../../../../design-system/domain/money/transaction/TransactionStatusChip.tsx'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import {
  comingTransaction,
  fullTransaction,
  storyTransaction,
  storyTransactions,
} from '../../support/money/storyTransaction.ts'
import { expectLink } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Transaction',
  component: TransactionList,
  decorators: [withStoppedClock],
})

const onOpen = fn((_: string, event: { preventDefault: () => void }) => event.preventDefault())
const onMore = fn()
const list = {
  items: storyTransactions,
  underWay: [comingTransaction],
  assets: storyBook,
  isHidden: false,
  hrefOf: (id: string) => `#transaction-${id}`,
  onOpen,
  onMore,
  isLoadingMore: false,
}

/** A movement of each type. */
export const States = meta.story({
  tags: ['visual'],
  args: list,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Under way' })).toBeVisible()
    await expect(canvas.getByText('1 of 2 confirmations')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible()
    const [locked] = canvas.getAllByRole('link', { name: 'Locked in escrow' })
    await expect(locked?.closest('li')).toHaveTextContent('−0.0085')
    await userEvent.click(canvas.getByRole('link', { name: 'Withdrawal' }))
    await expect(onOpen).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(onMore).toHaveBeenCalledOnce()
  },
})
/** Every type of movement under Russian days, to find a name that is too long for its row. */
export const Russian = meta.story({ args: list, globals: { locale: 'ru' } })
/** Rows from edge to edge of a phone: Russian names may break, amounts may not. */
export const Phone = meta.story({
  args: list,
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  parameters: { layout: 'fullscreen' },
})
/** Of somebody who hides amounts no figure is in the list, under way or settled. */
export const AmountsHidden = meta.story({
  args: { ...list, isHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/0\.0085|0\.0034/)).not.toBeInTheDocument()
  },
})

const row = { assets: storyBook, isHidden: false, href: '#transaction' }
/** Amounts that need all of their room, one that did not take place, and a long name. */
export const HugeAndTiny = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  render: () => (
    <Card>
      <ul>
        <TransactionRow
          {...row}
          transaction={storyTransaction('WalletRefill', {
            asset: 'ETH',
            amount: '123456789.123456789012345678',
            value: { amount: '98765432109.88', asset: 'USD' },
          })}
        />
        <TransactionRow
          {...row}
          transaction={storyTransaction('PapaCodeUnlockFunds', {
            asset: 'ETH',
            amount: '0.000000000000000001',
            value: null,
            partnerName: 'very_long_user_name_of_somebody_32',
          })}
        />
        <TransactionRow {...row} transaction={storyTransaction('WithdrawalFunds', { status: 'ended' })} />
      </ul>
    </Card>
  ),
})

/** In a side column: the words break, the amount and its code stay on one line. */
export const SideColumn = meta.story({
  render: () => (
    <Grid columns="thirds">
      <Card>
        <ul>
          <TransactionRow
            {...row}
            transaction={storyTransaction('CryptoSwapsFromTraderToUser', {
              asset: 'BTC',
              amount: '0.00087115',
            })}
          />
        </ul>
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const amount = canvas.getByText('BTC', { exact: false, selector: '[data-kind="code"]' }).parentElement
    await expect(amount?.getClientRects()).toHaveLength(1)
  },
})

/** Coming, failed, nothing at all, and nothing that the filters let through: compare what each offers. */
export const LoadingFailedEmpty = meta.story({
  render: () => (
    <Grid columns="halves">
      <Card padding="none">
        <TransactionListLoading />
      </Card>
      <Card padding="none">
        <TransactionListFailed onRetry={onMore} isRetrying={false} />
      </Card>
      <Card padding="none">
        <TransactionListEmpty isFiltered={false} hrefs={{ all: '#all', offers: '#offers' }} />
      </Card>
      <Card padding="none">
        <TransactionListEmpty isFiltered hrefs={{ all: '#all', offers: '#offers' }} />
      </Card>
    </Grid>
  ),
})

const hrefs = {
  trade: (id: string) => `#trade-${id}`,
  withdrawal: (id: string) => `#withdrawal-${id}`,
  swap: () => '#swap',
  deposit: (coin: string) => `#deposit-${coin}`,
  card: (id: string) => `#card-${id}`,
  invitations: () => '#invitations',
  partner: (name: string) => `#user-${name}`,
}
const shown = { assets: storyBook, isHidden: false, hrefs }

/** Everything that can be known, and what leads on to a trade and to swaps. */
export const Details = meta.story({
  tags: ['visual'],
  render: () => (
    <Grid columns="thirds">
      <Card>
        <TransactionDetail {...shown} transaction={fullTransaction} />
      </Card>
      <Card>
        <TransactionDetail {...shown} transaction={storyTransaction('TradeComplete')} />
      </Card>
      <Card>
        <TransactionDetail
          {...shown}
          transaction={storyTransaction('CryptoSwapsFromUserToTrader', { swapId: 's1' })}
        />
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rent for March')).toBeVisible()
    await expectLink(canvas, 'See it on the blockchain', 'https://explorer.test/tx/9f2c')
    await expect(canvas.getByRole('button', { name: 'Copy Transaction id' })).toBeVisible()
    await expectLink(canvas, 'Open the withdrawal', '#withdrawal-w1')
  },
})
/** Each kind of movement leads to its own page. */
export const LeadsOn = meta.story({
  render: () => (
    <Grid columns="thirds">
      {[{ tradeId: '7' }, { swapId: 's1' }, { cardId: 'c1' }, { depositId: 'd1' }].map(of => (
        <Card key={Object.keys(of)[0]}>
          <TransactionDetail {...shown} transaction={storyTransaction('WalletRefill', of)} />
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const leads = {
      'Open the trade': '#trade-7',
      'Open swaps': '#swap',
      'Open the purchase': '#card-c1',
      'Open deposits': /^#deposit-/,
    }
    for (const [name, href] of Object.entries(leads))
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(href))
  },
})
/** Addresses, ids and Russian terms are all long here; on a phone none may widen the card. */
export const DetailsRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => (
    <Card>
      <TransactionDetail {...shown} transaction={fullTransaction} />
    </Card>
  ),
})

const onClose = fn()
/** All facts of a movement in the sheet that opens over the list. */
export const InASheet = meta.story({
  render: () => <TransactionSheet {...shown} transaction={fullTransaction} onClose={onClose} />,
})
/** An address of a movement that is not in the list says so in the sheet. */
export const SheetMissing = meta.story({
  render: () => <TransactionSheet {...shown} transaction="missing" onClose={onClose} />,
})
/** The sheet opens at once, and its facts follow. */
export const SheetComing = meta.story({
  render: () => <TransactionSheet {...shown} transaction="coming" onClose={onClose} />,
})

/** Settled, under way and ended differ by sign and word as well as by colour. */
export const Statuses = meta.story({
  render: () => (
    <Stack gap="2" align="start">
      {transactionStatuses.map(status => (
        <TransactionStatusChip key={status} transaction={{ status }} />
      ))}
    </Stack>
  ),
})

const filters = {
  ...noFilters,
  coin: 'BTC',
  direction: 'incoming',
  types: ['WalletRefill'],
  categories: ['deposit', 'swap'],
  text: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  from: '2026-03-01',
  to: '2026-03-05',
} as const
const onChange = fn()

/** What is in use stands as chips, each to be taken away; every choice takes effect as it is made. */
export const Filters = meta.story({
  tags: ['visual'],
  render: () => (
    <Card>
      <Stack gap="4">
        <TransactionChips filters={filters} onChange={onChange} />
        <TransactionFilters filters={filters} onChange={onChange} coins={['BTC', 'USDT']} />
      </Stack>
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Withdrawals' }))
    await expect(onChange).toHaveBeenCalledWith({ categories: ['deposit', 'swap', 'withdrawal'] })
    await userEvent.click(canvas.getByRole('button', { name: /Until 05\.03\.2026/ }))
    await expect(onChange).toHaveBeenCalledWith({ to: null })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(onChange).toHaveBeenCalledWith(noFilters)
  },
})
/** Chips in use wrap over a form that nobody has touched, with Russian words on a phone. */
export const FiltersRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => (
    <Card>
      <Stack gap="4">
        <TransactionChips filters={filters} onChange={onChange} />
        <TransactionFilters filters={noFilters} onChange={onChange} coins={['BTC', 'USDT']} />
      </Stack>
    </Card>
  ),
})
