import type { RefusalCode } from '../../../server/domain/refusal/status.ts'
import type { OperationId } from '../../../server/kernel/contract.ts'
import type { WireInput } from '../../support/document.ts'
import { sellAdvert } from '../../support/souk.ts'
import type { Json } from '../../support/soukClient.ts'
import { newName, present, type Role, type Scene, type Stage } from './scene.ts'

/** What a role is told: that it worked, or why not. */
export type Outcome = 'ok' | RefusalCode

/** One call of an operation, and what each role is told. */
export interface Case {
  /** How far the trade has come; nothing when the call has to do with none. */
  readonly at: Stage
  readonly sends: (scene: Scene) => WireInput
  readonly says: Readonly<Record<Role, Outcome>>
  /** The call ends the session that makes it. */
  readonly endsSession?: true
  /** What a success shows to each role: every fact must be true. */
  readonly shows?: (body: Json, role: Role, scene: Scene) => Readonly<Record<string, boolean>>
}

const nothing = () => ({})

/** Everybody is told the same, but those who are named. */
const all = (outcome: Outcome, but: Partial<Record<Role, Outcome>> = {}): Case['says'] => ({
  visitor: outcome,
  guest: outcome,
  stranger: outcome,
  owner: outcome,
  counterparty: outcome,
  blocked: outcome,
  arbiter: outcome,
  ...but,
})

const everybody = all('ok')
/** Whoever has a session. */
const session = all('ok', { visitor: 'unauthenticated' })
/** Whoever has an account. */
const users = all('ok', { visitor: 'unauthenticated', guest: 'log_in_required' })
/** A trade and what belongs to it: for everybody else it does not exist. */
const parties = (of: { owner: Outcome; counterparty: Outcome; arbiter?: Outcome }) =>
  all('not_found', { visitor: 'unauthenticated', ...of })
const bothParties = { owner: 'ok', counterparty: 'ok' } as const
const buyerOnly = parties({ owner: 'only_buyer_may', counterparty: 'ok' })
const sellerOnly = parties({ owner: 'ok', counterparty: 'only_seller_may' })

const isParty = (role: Role): boolean => role === 'owner' || role === 'counterparty'
const names = (list: Json, id: string): boolean =>
  (list['items'] as { id: string }[]).some(item => item.id === id)

const trade = ({ trade: id }: Scene) => ({ params: { id } })
const withBody = (body: Readonly<Record<string, unknown>>) => (scene: Scene) => ({ ...trade(scene), body })

const released = { money_received: true, amount: '250000' }
const conceded = { not_sent_or_returned: true, amount: '250000' }
const statement = { statement: 'I have paid and have the receipt.' }
const says = { text: 'Hello.', client_id: 'client-0002' }
const pair = { crypto_currency_code: 'BTC', currency_code: 'NGN' }

/** Every call × every role. A call without a row does not compile. */
export const table = {
  signUp: [
    {
      at: 'nothing',
      endsSession: true,
      sends: () => {
        const user_name = newName('newcomer')
        return { body: { user_name, email: `${user_name}@souk.test`, password: 'Amina-2026' } }
      },
      says: everybody,
    },
  ],
  logIn: [
    {
      at: 'nothing',
      endsSession: true,
      sends: ({ cast }) => ({ body: { login: present(cast.stranger).name, password: 'Amina-2026' } }),
      says: everybody,
    },
  ],
  logOut: [{ at: 'nothing', endsSession: true, sends: nothing, says: session }],
  validateToken: [
    {
      at: 'nothing',
      sends: nothing,
      says: everybody,
      shows: (body, role) => ({ saysWhetherThereIsASession: body['is_valid'] === (role !== 'visitor') }),
    },
  ],
  me: [{ at: 'nothing', sends: nothing, says: session }],
  updatePreferences: [{ at: 'nothing', sends: () => ({ body: { theme: 'light' } }), says: everybody }],

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

  searchAdverts: [{ at: 'nothing', sends: () => ({ query: { type: 'buy', ...pair } }), says: everybody }],
  advert: [
    {
      at: 'nothing',
      sends: ({ advert }) => ({ params: { id: advert.id } }),
      says: everybody,
      shows: (body, role) => ({ settingsToTheOwner: (body['settings'] !== null) === (role === 'owner') }),
    },
    {
      at: 'nothing',
      sends: ({ draft }) => ({ params: { id: draft.id } }),
      says: all('not_found', { owner: 'ok' }),
    },
  ],
  createAdvert: [
    {
      at: 'nothing',
      sends: () => ({ body: { ...sellAdvert, crypto_currency_code: 'LTC', fixed_price: '150000' } }),
      says: users,
    },
  ],
  updateAdvert: [
    {
      at: 'nothing',
      sends: ({ spare }) => ({ params: { id: spare.id }, body: { terms: 'Quickly, please.' } }),
      says: all('not_found', { visitor: 'unauthenticated', guest: 'log_in_required', owner: 'ok' }),
    },
  ],
  deleteAdvert: [
    {
      at: 'nothing',
      sends: ({ spare }) => ({ params: { id: spare.id } }),
      says: all('not_found', { visitor: 'unauthenticated', guest: 'log_in_required', owner: 'ok' }),
    },
  ],
  onlineStates: [
    {
      at: 'nothing',
      sends: ({ cast }) => ({ body: { user_names: [present(cast.owner).name] } }),
      says: everybody,
    },
  ],

  openTrade: [
    {
      at: 'nothing',
      sends: ({ advert }) => ({
        params: { id: advert.id },
        body: { amount: '20000', price_seen: advert.price, payment_method_code: 'opay' },
      }),
      says: all('ok', {
        visitor: 'unauthenticated',
        guest: 'guests_not_allowed',
        owner: 'own_advert',
        blocked: 'banned_by_trader',
      }),
    },
    {
      at: 'nothing',
      sends: ({ draft, advert }) => ({
        params: { id: draft.id },
        body: { amount: '20000', price_seen: advert.price, payment_method_code: 'opay' },
      }),
      says: all('not_found', { visitor: 'unauthenticated' }),
    },
  ],
  trades: [
    {
      at: 'new',
      sends: () => ({ query: { state: 'all' } }),
      says: session,
      shows: (body, role, scene) => ({ theTradeToItsParties: names(body, scene.trade) === isParty(role) }),
    },
  ],
  trade: [
    { at: 'new', sends: trade, says: parties(bothParties) },
    { at: 'dispute', sends: trade, says: parties({ ...bothParties, arbiter: 'ok' }) },
    { at: 'completed', sends: trade, says: parties(bothParties) },
  ],
  tradeStates: [
    {
      at: 'new',
      sends: ({ trade: id }) => ({ body: { ids: [id] } }),
      says: session,
      shows: (body, role, scene) => ({ theTradeToItsParties: names(body, scene.trade) === isParty(role) }),
    },
  ],
  confirmTrade: [{ at: 'new', sends: withBody({ payer_name: 'AMINA BELLO' }), says: buyerOnly }],
  undoConfirmTrade: [{ at: 'paid', sends: trade, says: buyerOnly }],
  cancelTrade: [
    { at: 'new', sends: withBody({}), says: parties(bothParties) },
    {
      at: 'paid',
      sends: withBody(conceded),
      says: parties({ owner: 'seller_cannot_cancel_after_paid', counterparty: 'ok' }),
    },
    {
      at: 'dispute',
      sends: withBody(conceded),
      says: parties({
        owner: 'seller_cannot_cancel_after_paid',
        counterparty: 'ok',
        arbiter: 'only_buyer_may',
      }),
    },
  ],
  keepTrade: [{ at: 'asked', sends: trade, says: buyerOnly }],
  extendTrade: [{ at: 'new', sends: trade, says: sellerOnly }],
  completeTrade: [
    { at: 'paid', sends: withBody(released), says: sellerOnly },
    { at: 'dispute', sends: withBody(released), says: { ...sellerOnly, arbiter: 'only_seller_may' } },
  ],
  createDispute: [{ at: 'disputable', sends: withBody(statement), says: buyerOnly }],
  ruleTrade: [
    {
      at: 'dispute',
      sends: withBody({ in_favour_of: 'seller', reason: 'The receipt is not genuine.' }),
      says: all('forbidden', { visitor: 'unauthenticated', arbiter: 'ok' }),
    },
    {
      at: 'new',
      sends: withBody({ in_favour_of: 'seller', reason: 'The receipt is not genuine.' }),
      says: all('forbidden', { visitor: 'unauthenticated', arbiter: 'not_found' }),
    },
  ],

  messages: [
    { at: 'new', sends: trade, says: parties(bothParties) },
    { at: 'dispute', sends: trade, says: parties({ ...bothParties, arbiter: 'ok' }) },
  ],
  createMessage: [
    { at: 'new', sends: withBody(says), says: parties(bothParties) },
    {
      at: 'dispute',
      sends: withBody(says),
      // The dispute began with the buyer's statement; they may speak again after the arbiter.
      says: parties({ owner: 'ok', counterparty: 'no_reply_left', arbiter: 'ok' }),
    },
  ],
  readMessages: [
    {
      at: 'new',
      sends: scene => ({ ...trade(scene), body: { up_to_id: scene.message } }),
      says: parties(bothParties),
    },
  ],
  uploadAttachment: [
    { at: 'new', sends: trade, says: parties(bothParties) },
    { at: 'dispute', sends: trade, says: parties({ ...bothParties, arbiter: 'ok' }) },
  ],
  attachment: [
    {
      at: 'new',
      sends: ({ attachment: id }) => ({ params: { id } }),
      says: parties(bothParties),
    },
    {
      at: 'new',
      sends: ({ upload: id }) => ({ params: { id } }),
      says: parties({ owner: 'ok', counterparty: 'not_found' }),
    },
    {
      at: 'dispute',
      sends: ({ attachment: id }) => ({ params: { id } }),
      says: parties({ ...bothParties, arbiter: 'ok' }),
    },
  ],

  createFeedback: [
    {
      at: 'completed',
      sends: ({ trade: trade_id }) => ({ body: { trade_id, grade: 'positive', text: 'Fast.' } }),
      says: { ...parties(bothParties), guest: 'log_in_required' },
    },
    {
      // An arbiter may read what they ruled on, and is no party to grade it.
      at: 'ruled',
      sends: ({ trade: trade_id }) => ({ body: { trade_id, grade: 'positive', text: 'Fast.' } }),
      says: { ...parties(bothParties), guest: 'log_in_required' },
    },
    {
      at: 'new',
      sends: ({ trade: trade_id }) => ({ body: { trade_id, grade: 'positive', text: 'Fast.' } }),
      says: {
        ...parties({ owner: 'feedback_too_early', counterparty: 'feedback_too_early' }),
        guest: 'log_in_required',
      },
    },
  ],
  updateFeedback: [
    {
      at: 'graded',
      sends: ({ feedback: id }) => ({ params: { id }, body: { grade: 'neutral', text: 'Slow.' } }),
      says: { ...parties({ owner: 'not_found', counterparty: 'ok' }), guest: 'log_in_required' },
    },
  ],

  notifications: [{ at: 'nothing', sends: nothing, says: session }],
  readNotifications: [{ at: 'nothing', sends: () => ({ body: {} }), says: session }],
  balance: [{ at: 'nothing', sends: nothing, says: session }],
  transactions: [{ at: 'nothing', sends: nothing, says: users }],
} as const satisfies Record<OperationId, readonly [Case, ...Case[]]>
