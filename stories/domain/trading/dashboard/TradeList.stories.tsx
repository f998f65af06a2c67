import { expect, fn, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DashboardCard } from '../../../../design-system/domain/trading/dashboard/DashboardCard.tsx'
import { DashboardTabs } from '../../../../design-system/domain/trading/dashboard/DashboardTabs.tsx'
import { DisputesNotice } from '../../../../design-system/domain/trading/dashboard/DisputesNotice.tsx'
import { FeeLevel } from '../../../../design-system/domain/trading/dashboard/FeeLevel.tsx'
import { LastTrades, tradeEndings } from '../../../../design-system/domain/trading/dashboard/LastTrades.tsx'
import { TradeFilters } from '../../../../design-system/domain/trading/dashboard/trades/TradeFilters.tsx'
import { TradeList } from '../../../../design-system/domain/trading/dashboard/trades/TradeList.tsx'
import { TradeListEmpty } from '../../../../design-system/domain/trading/dashboard/trades/TradeListEmpty.tsx'
import { TradeListFailed } from '../../../../design-system/domain/trading/dashboard/trades/TradeListFailed.tsx'
import { TradeListLoading } from '../../../../design-system/domain/trading/dashboard/trades/TradeListLoading.tsx'
import type { TradeListItem } from '../../../../design-system/domain/trading/dashboard/trades/tradeListItem.ts'
import { WorkspaceCard } from '../../../../design-system/domain/trading/dashboard/WorkspaceCard.tsx'
import { TwoFactorWarning } from '../../../../design-system/domain/trading/dashboard/TwoFactorWarning.tsx'
import { tradeStatuses } from '../../../../design-system/domain/reference/status/tradeStatus.ts'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { storyFeeLevels } from '../../support/growth/storyFeeLevels.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyTrader } from '../../support/trading/storyTrader.ts'
import { expectLink } from '../../../support/plays.ts'

const open = ['new', 'paid_confirmed', 'expired_and_paid', 'disput']

function item(change: Partial<TradeListItem> & Pick<TradeListItem, 'id'>): TradeListItem {
  return {
    type: 'buy',
    status: 'new',
    viewerSide: 'buyer',
    needsViewer: true,
    isWaitingForRequisites: false,
    cryptoCurrencyCode: 'BTC',
    currencyCode: 'NGN',
    amount: '0.00169634',
    fiatAmount: '250000',
    counterparty: storyTrader(),
    paymentMethod: { name: 'Bank transfer' },
    timer: { kind: 'pay', startsAt: minutesFromNow(-6), endsAt: minutesFromNow(24.6), isMine: true },
    unreadCount: 0,
    ...change,
  }
}

const everyStatus = tradeStatuses.map((status, index) =>
  item({
    id: `8F2K41Q${index}`,
    status,
    type: index % 2 === 0 ? 'buy' : 'sell',
    viewerSide: index % 2 === 0 ? 'buyer' : 'seller',
    needsViewer: open.includes(status) && index % 2 === 0,
    unreadCount: index === 0 ? 2 : 0,
    timer: open.includes(status) && status !== 'disput' ? item({ id: '' }).timer : null,
  }),
)

const meta = preview.meta({
  title: 'Domain/Dashboard/TradeList',
  component: TradeList,
  decorators: [withStoppedClock],
  args: {
    trades: everyStatus,
    assets: storyBook,
    hrefOf: (id: string) => `#${id}`,
    page: 1,
    pages: 3,
    pageHref: (page: number) => `#page-${page}`,
  },
  render: args => (
    <DashboardCard>
      <TradeList {...args} />
    </DashboardCard>
  ),
})

/** A trade in every status; those that wait for the viewer and unread messages must stand out. */
export const States = meta.story({
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Trade #8F2K41Q0', '#8F2K41Q0')
    await expect(canvas.getByText('2 unread messages')).toBeInTheDocument()
  },
})

/** Side, amounts, partner, status and time of each trade at a phone's width. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** A long partner and method, 120 unread messages, and the tiniest and largest amounts in one Russian row. */
export const LongAndTiny = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru' },
  args: {
    trades: [
      item({
        id: '00000001',
        amount: '0.000000000000000001',
        cryptoCurrencyCode: 'ETH',
        fiatAmount: '999999999999.99',
        currencyCode: 'UZS',
        counterparty: storyTrader({ userName: 'Очень-длинное-имя-партнёра-32-зн' }),
        paymentMethod: { name: 'Система быстрых платежей через очень длинный банк' },
        unreadCount: 120,
      }),
    ],
    pages: 1,
  },
})

const change = fn()
const look = fn()
const counts = { active: 6, opened: 2, paid: 3, dispute: 1, closed: 40, all: 46 }

/** States with counts, coin, order and search in a line; each tells its own change. */
export const Filters = meta.story({
  render: () => (
    <Card padding="none">
      <TradeFilters
        state="active"
        counts={counts}
        coin={null}
        coins={['BTC', 'USDT']}
        sort="needs_me"
        text=""
        onChange={change}
        onText={look}
      />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Dispute/ }))
    await expect(change).toHaveBeenCalledWith({ state: 'dispute' })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your trades' }), '7')
    await expect(look).toHaveBeenCalledWith('7')
  },
})

/** On a phone all but the states is behind a button. */
export const FiltersOnPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  render: () => (
    <Card padding="none">
      <TradeFilters
        state="all"
        counts={counts}
        coin="BTC"
        coins={['BTC', 'USDT']}
        sort="needs_me"
        text="12.11.2026"
        onChange={change}
        onText={look}
      />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    look.mockClear()
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }))
    await expect(canvas.getByRole('searchbox', { name: 'Поиск по сделкам' })).toHaveValue('12.11.2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить поиск' }))
    await expect(look).toHaveBeenCalledWith('')
  },
})

const retry = fn()
/** In place of a list: coming, none open, none in this filter, and failed; compare where each leads. */
export const WithoutTrades = meta.story({
  render: () => (
    <Grid columns="halves">
      <Card padding="none">
        <TradeListLoading rows={3} />
      </Card>
      <Card padding="none">
        <TradeListEmpty hasOthers={false} allHref="#all" offersHref="#offers" />
      </Card>
      <Card padding="none">
        <TradeListEmpty hasOthers allHref="#all" offersHref="#offers" />
      </Card>
      <Card padding="none">
        <TradeListFailed onRetry={retry} />
      </Card>
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await expectLink(canvas, 'Find an offer', '#offers')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

/** What surrounds the trades: last endings, one's adverts, cases that wait, and the fee level with what is missing. */
export const Beside = meta.story({
  render: () => (
    <Grid columns="halves">
      <TwoFactorWarning href="#tfa" />
      <LastTrades endings={[]} since={null} />
      <LastTrades
        endings={Array.from({ length: 10 }, (_, index) => ({
          id: String(index),
          ending: tradeEndings[index % 4] ?? 'completed',
        }))}
        since="2026-11-12T10:00:00Z"
      />
      <WorkspaceCard
        figures={{ buy: { shown: 3, hidden: 0 }, sell: { shown: 4, hidden: 1 } }}
        adsHref="#ads"
        hiddenHref="#hidden"
      />
      <WorkspaceCard
        figures={{ buy: { shown: 0, hidden: 0 }, sell: { shown: 0, hidden: 0 } }}
        adsHref="#ads"
        hiddenHref="#hidden"
      />
      <DisputesNotice count={3} raisedCount={1} listHref="#disputes" />
      <Card padding="none">
        <DashboardTabs
          current="trades"
          hrefs={{ trades: '#trades', ads: '#ads' }}
          counts={{ trades: 6, ads: 8 }}
          createHref="#create"
        />
      </Card>
      <FeeLevel
        feesHref="#fees"
        assets={storyBook}
        levels={storyFeeLevels}
        fees={{
          volume: { amount: '18204', asset: 'USD' },
          percent: '0.7',
          nextPercent: '0.5',
          missingVolume: '31796',
        }}
      />
      <FeeLevel
        feesHref="#fees"
        assets={storyBook}
        levels={[]}
        fees={{
          volume: { amount: '2000000', asset: 'USD' },
          percent: '0.2',
          nextPercent: null,
          missingVolume: null,
        }}
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/31,796(\.00)? more to reach 0\.50?%/)).toBeVisible()
    const levels = canvas.getByRole('table', { name: 'All fees of ads' })
    await expect(within(levels).getByRole('row', { name: /yours/ })).toHaveTextContent(
      /from \$10,000.*0\.70?%/,
    )
    await expect(canvas.getAllByText('Dispute')).toHaveLength(2)
    await expect(canvas.getByText('since 12.11.2026')).toBeVisible()
    await expectLink(canvas, '1 not shown', '#hidden')
    await expect(canvas.getByText('3 cases wait for a ruling.')).toBeVisible()
    await expectLink(canvas, /^Ads/, '#ads')
  },
})
