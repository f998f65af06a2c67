import type { OperationId } from '../../support/operationId.ts'
import { accountTable } from './accountTable.ts'
import { advertTable } from './advertTable.ts'
import { all, everybody, nothing, pair, session, users, type Case } from './case.ts'
import { affiliateTable } from './affiliateTable.ts'
import { cardTable } from './cardTable.ts'
import { credentialTable } from './credentialTable.ts'
import { depositTable } from './depositTable.ts'
import { deskTable } from './deskTable.ts'
import { documentTable } from './documentTable.ts'
import { guestTable } from './guestTable.ts'
import { peopleTable } from './peopleTable.ts'
import { searchTable } from './searchTable.ts'
import { invoiceTable } from './invoiceTable.ts'
import { merchantStatsTable } from './merchantStatsTable.ts'
import { storeTable } from './storeTable.ts'
import { swapTable } from './swapTable.ts'
import { recordTable } from './recordTable.ts'
import { tradeTable } from './tradeTable.ts'
import { withdrawalTable } from './withdrawalTable.ts'

export type { Case, Outcome } from './case.ts'

/** Every call × every role. A call without a row does not compile. */
export const table = {
  ...accountTable,
  ...peopleTable,
  ...tradeTable,
  ...guestTable,
  ...depositTable,
  ...recordTable,
  ...credentialTable,
  ...advertTable,
  ...searchTable,
  ...withdrawalTable,
  ...swapTable,
  ...cardTable,
  ...storeTable,
  ...invoiceTable,
  ...merchantStatsTable,
  ...affiliateTable,
  countries: [{ at: 'nothing', sends: nothing, says: everybody }],
  timeZones: [{ at: 'nothing', sends: nothing, says: everybody }],
  phoneCodes: [{ at: 'nothing', sends: nothing, says: everybody }],
  currencies: [{ at: 'nothing', sends: nothing, says: everybody }],
  paymentMethods: [{ at: 'nothing', sends: () => ({ query: { currency_code: 'NGN' } }), says: everybody }],
  settings: [{ at: 'nothing', sends: nothing, says: everybody }],
  tradeSettings: [{ at: 'nothing', sends: nothing, says: everybody }],
  fees: [{ at: 'nothing', sends: nothing, says: everybody }],
  myFees: [{ at: 'nothing', sends: nothing, says: users }],
  exchangeRates: [{ at: 'nothing', sends: () => ({ query: pair }), says: everybody }],
  rateChanges: [{ at: 'nothing', sends: () => ({ query: pair }), says: everybody }],
  home: [{ at: 'nothing', sends: () => ({ query: pair }), says: everybody }],
  bestPrices: [
    { at: 'nothing', sends: () => ({ query: { currency_code: pair.currency_code } }), says: everybody },
  ],
  rateHistory: [{ at: 'nothing', sends: () => ({ query: pair }), says: everybody }],
  calculateRate: [
    {
      at: 'nothing',
      sends: () => ({ body: { ...pair, amount: '250000', amount_side: 'fiat' } }),
      says: everybody,
    },
  ],
  metadata: [{ at: 'nothing', sends: () => ({ query: { url: '/buy' } }), says: everybody }],
  stories: [{ at: 'nothing', sends: nothing, says: everybody }],
  markStoryViewed: [
    {
      at: 'nothing',
      sends: () => ({ body: { id: '01900000-0000-7000-8000-000000000000' } }),
      says: all('not_found', { visitor: 'unauthenticated' }),
    },
  ],
  promoBlocks: [{ at: 'nothing', sends: nothing, says: everybody }],
  markPromoBlocksViewed: [
    {
      at: 'nothing',
      sends: () => ({ body: { ids: ['01900000-0000-7000-8000-000000000000'] } }),
      says: all('not_found', { visitor: 'unauthenticated' }),
    },
  ],
  serviceFeedbacks: [{ at: 'nothing', sends: nothing, says: everybody }],
  mediaPartners: [{ at: 'nothing', sends: nothing, says: everybody }],
  ...documentTable,
  ...deskTable,
  frontendVersion: [{ at: 'nothing', sends: nothing, says: everybody }],

  notifications: [{ at: 'nothing', sends: nothing, says: session }],
  readNotifications: [{ at: 'nothing', sends: () => ({ body: {} }), says: session }],
  balance: [{ at: 'nothing', sends: nothing, says: session }],
  transactions: [{ at: 'nothing', sends: nothing, says: users }],
  walletLocks: [{ at: 'nothing', sends: () => ({ query: { asset: 'BTC' } }), says: users }],
  downloadTransactions: [{ at: 'nothing', sends: nothing, says: users }],
} as const satisfies Record<OperationId, readonly [Case, ...Case[]]>
