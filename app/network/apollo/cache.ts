import { InMemoryCache, type FieldPolicy, type TypePolicies } from '@apollo/client/cache'
import { possibleTypes } from '../../__generated__/possibleTypes.ts'
import { invoiceListPolicy } from './lists/invoiceList.ts'
import { comesOnce, messageListPolicy, notificationListPolicy } from './lists/messageList.ts'
import { movementListPolicy } from './lists/movementList.ts'
import { pagedListPolicy, webhookListPolicy } from './lists/webhookList.ts'

/** A figure of the wallet in one of the fiats that it is valued in. */
const inFiat: FieldPolicy = {
  keyArgs: (_, { variables }) => `in:${String(variables?.['currencyCode'] ?? '')}`,
}

/**
 * How things are told apart. What has an `id` is by it; these have a name of their own, or none and belong to what holds
 * them.
 */
export const typePolicies: TypePolicies = {
  Advert: {
    fields: {
      // A list knows less of them than the page where they are changed.
      settings: { merge: true },
      // Depends on the amount that was searched for, which is an argument of the search and not of the field.
      youGet: { keyArgs: (_, { variables }) => `for:${String(variables?.['amount'] ?? '')}` },
    },
  },
  Trader: { keyFields: ['userName'] },
  // What a person is to the viewer comes whole, or not at all.
  Profile: {
    keyFields: ['userName'],
    fields: { history: { merge: false }, feedbackCounts: { merge: false } },
  },
  Memo: { keyFields: ['traderId'] },
  TradeMemo: { keyFields: ['tradeId'] },
  Balance: {
    keyFields: ['asset'],
    // In the fiat that was asked for, which is an argument of the sheet and not of the field.
    fields: { value: inFiat, changePercent: inFiat, price: inFiat, history: inFiat },
  },
  // One address stands for every coin of its network.
  DepositAccount: { keyFields: ['id', 'cryptoCurrencyCode'] },
  BlockedPerson: { keyFields: ['userName'] },
  // Whose side it tells depends on whose page it stands on.
  DeskTrade: { keyFields: false },
  // A list knows less of a look than the page where it is changed.
  MerchantAccount: { keyFields: ['accountId'], fields: { look: { merge: true } } },
  // What it says of an invoice takes the place of what it said before.
  InvoiceDetail: {
    fields: {
      payments: { merge: false },
      refunds: { merge: false },
      timeline: { merge: false },
      settled: { merge: false },
      processingFee: { merge: false },
    },
  },
  MerchantWebhook: { fields: { attempts: { merge: false } } },
  MerchantLook: { fields: { style: { merge: true } } },
  // There is one of the viewer's: an answer to a change is what every page of it shows.
  ProfileSettings: { keyFields: [], fields: { notices: { merge: false }, quietHours: { merge: false } } },
  SecurityState: { keyFields: [] },
  InviteCode: { keyFields: ['code'] },
  Coin: { keyFields: ['code'] },
  Fiat: { keyFields: ['code'] },
  Country: { keyFields: ['code'] },
  CountryCard: { keyFields: ['code'] },
  CountryMethod: { keyFields: ['code'] },
  // A text in a language: pages ask for more or less of it.
  Page: { keyFields: ['page', 'locale', 'version'] },
  PaymentMethod: { keyFields: ['code'] },
  OfferMethod: { keyFields: ['code'] },
  // What the server says of these takes the place of what it said before.
  PaymentCredential: { fields: { credentials: { merge: false } } },
  Trade: { fields: { requisites: { merge: false }, actions: { merge: false } } },
  Message: { fields: { deliveredAt: comesOnce, readAt: comesOnce } },
  // One page asks less of these than another does: what both have stays (cacheShapes.test.ts).
  BalanceSheet: { merge: true },
  CurrencyList: { merge: true },
  Demo: { merge: true },
  DisputeCase: { merge: true },
  Dispute: { merge: true },
  DisputePage: { merge: true },
  FeedbackPage: { merge: true },
  FeeTable: { merge: true },
  Home: { merge: true },
  PageCountry: { merge: true },
  MyAdvertCounts: { merge: true },
  MyAdvertPage: { merge: true },
  PaymentCredentialList: { merge: true },
  AdvertPage: { merge: true },
  RateList: { merge: true },
  Settings: { merge: true },
  TradeSettings: { merge: true },
  Query: {
    fields: {
      invoices: invoiceListPolicy,
      merchantWebhooks: webhookListPolicy,
      affiliateRewards: pagedListPolicy(['level', 'code', 'from', 'until']),
      blogItems: pagedListPolicy(['category'], 'urlCode'),
      affiliateReferrals: pagedListPolicy(['level', 'code']),
      transactions: movementListPolicy,
      messages: messageListPolicy,
      notifications: notificationListPolicy,
      trade: { read: (existing, { args, toReference }) => existing ?? reference(args, 'Trade', toReference) },
      advert: {
        read: (existing, { args, toReference }) => existing ?? reference(args, 'Advert', toReference),
      },
    },
  },
}

/** What a list has shown already, a page of its own can show at once. */
function reference<Ref>(
  args: Record<string, unknown> | null,
  __typename: string,
  toReference: (object: { __typename: string; id: string }) => Ref,
): Ref | undefined {
  const id = args?.['id']
  return typeof id === 'string' ? toReference({ __typename, id }) : undefined
}

/** Makes the cache of the application. */
export const createCache = (): InMemoryCache => new InMemoryCache({ possibleTypes, typePolicies })
