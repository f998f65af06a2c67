import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { product } from '../../../runtime/product.ts'
import { ownStore } from '../store/findStore.ts'
import type { StoreRow } from '../store/tables.ts'
import { walletViewOf } from '../../money/wallet/walletView.ts'
import { attractedBy, attractedStore, type Attracted } from './storeAgents.ts'
import { madeIn, paidIn, type Counted, type PaidRow } from './merchantFigures.ts'
import { monthsAt, type Month } from './statsMonths.ts'
import {
  compareWorths,
  monthly,
  presentInvoices,
  presentMethods,
  presentPayments,
  presentPayouts,
  type Market,
} from './present.ts'
import type { merchantStatsOperations } from './schema.ts'

/** What statistics are valued with. */
export interface MerchantStatsParts {
  readonly rates: () => Rates
}

/** How somebody looks at statistics: the months of their clocks, and what coins are worth to them. */
interface View {
  readonly months: readonly Month[]
  readonly market: Market
}

/** Six months of stores, for their owners and for who brought them. */
export function merchantStatsHandlers({
  rates,
}: MerchantStatsParts): Handlers<typeof merchantStatsOperations> {
  async function viewOf(db: Connection, userId: UserId, at: Date): Promise<View> {
    const { fiat, timeZone } = await walletViewOf(db, userId)
    return { months: monthsAt(timeZone, at), market: { rates: rates(), fiat } }
  }

  async function payoutsOf(db: Connection, { months, market }: View, stores: readonly Counted[]) {
    const rows = await paidIn(db, stores, months)
    return { currency_code: market.fiat, ...monthly(months, rows, presentPayouts(market)) }
  }

  /** Everything of the stores that somebody has brought. */
  async function brought(db: Connection, userId: UserId, at: Date) {
    const view = await viewOf(db, userId, at)
    const stores = await attractedBy(db, userId)
    return { ...view, stores, rows: await paidIn(db, stores, view.months) }
  }

  return {
    async merchantStats(_, { db, viewer: { userId }, at }) {
      const { months } = await viewOf(db, userId, at)
      const stores = await everyStore(db, userId)
      const rows = await madeIn(db, counted(stores), months)
      const byStore = Map.groupBy(rows, ({ storeId }) => storeId)
      return {
        ...monthly(months, rows, presentInvoices),
        stores: stores
          .filter(({ deleted_at: deletedAt }) => deletedAt === null)
          .map(store => {
            const { made, paid, paid_percent } = presentInvoices(byStore.get(store.id) ?? [])
            return { ...named(store), status: store.status, made, paid, paid_percent }
          }),
      }
    },

    async merchantPayoutStats(_, { db, viewer: { userId }, at }) {
      return payoutsOf(db, await viewOf(db, userId, at), counted(await everyStore(db, userId)))
    },

    async merchantAccountStats({ params }, { db, viewer: { userId }, at }) {
      const store = await ownStore(db, userId, params.account_id)
      const { months } = await viewOf(db, userId, at)
      return {
        ...named(store),
        ...monthly(months, await madeIn(db, counted([store]), months), presentInvoices),
      }
    },

    async merchantAccountPayoutStats({ params }, { db, viewer: { userId }, at }) {
      const store = await ownStore(db, userId, params.account_id)
      return payoutsOf(db, await viewOf(db, userId, at), counted([store]))
    },

    async attractedPayments(_, { db, viewer: { userId }, at }) {
      const { months, market, rows } = await brought(db, userId, at)
      return { currency_code: market.fiat, ...monthly(months, rows, presentPayments(market)) }
    },

    async attractedPaymentMethods(_, { db, viewer: { userId }, at }) {
      const { market, rows } = await brought(db, userId, at)
      return { currency_code: market.fiat, items: presentMethods(market, rows) }
    },

    async attractedStores(_, { db, viewer: { userId }, at }) {
      return { items: listed(await brought(db, userId, at)) }
    },

    async topAttractedStores(_, { db, viewer: { userId }, at }) {
      const paid = listed(await brought(db, userId, at)).filter(({ payments }) => payments > 0)
      return {
        items: paid.toSorted((a, b) => compareWorths(b, a)).slice(0, product.merchantStats.topStores),
      }
    },

    async attractedStore({ params }, { db, viewer: { userId }, at }) {
      const store = await attractedStore(db, userId, params.account_id)
      const { months, market } = await viewOf(db, userId, at)
      const rows = await paidIn(db, [store], months)
      return {
        ...named(store),
        since: store.since.toISOString(),
        currency_code: market.fiat,
        ...monthly(months, rows, presentPayments(market)),
        methods: presentMethods(market, rows),
      }
    },
  }
}

/** What somebody has, and had: coins of a store that is closed were theirs as well. */
const everyStore = (db: Connection, ownerId: UserId) =>
  db
    .selectFrom('store')
    .select(['id', 'title', 'number', 'status', 'deleted_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('id', 'desc')
    .execute()

const counted = (stores: readonly Pick<StoreRow, 'id'>[]): Counted[] =>
  stores.map(({ id }) => ({ id, since: null }))

const named = ({ id, title, number }: Pick<StoreRow, 'id' | 'title' | 'number'>) => ({
  account_id: id,
  title,
  merchant_id: String(number),
})

function listed({
  stores,
  rows,
  market,
}: {
  readonly stores: readonly Attracted[]
  readonly rows: readonly PaidRow[]
  readonly market: Market
}) {
  const byStore = Map.groupBy(rows, ({ storeId }) => storeId)
  return stores.map(store => {
    const { payments, worth } = presentPayments(market)(byStore.get(store.id) ?? [])
    return { ...named(store), since: store.since.toISOString(), payments, worth }
  })
}
