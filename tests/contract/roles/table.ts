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
/** Everybody with an account is told the same. */
const usersAre = (outcome: Outcome) => all(outcome, { visitor: 'unauthenticated', guest: 'log_in_required' })
/** A trade and what belongs to it: for everybody else it does not exist. */
const parties = (of: { owner: Outcome; counterparty: Outcome; arbiter?: Outcome }) =>
  all('not_found', { visitor: 'unauthenticated', ...of })
const bothParties = { owner: 'ok', counterparty: 'ok' } as const
const buyerOnly = parties({ owner: 'only_buyer_may', counterparty: 'ok' })
const sellerOnly = parties({ owner: 'ok', counterparty: 'only_seller_may' })

/** Like a secret that was handed out, and none. */
const noSecret = 'A'.repeat(32)

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
  logInByCode: [
    {
      at: 'nothing',
      sends: () => ({ body: { token: noSecret, code: '000000' } }),
      says: all('step_expired'),
    },
  ],
  captchaChallenge: [{ at: 'nothing', sends: nothing, says: everybody }],
  confirmEmail: [{ at: 'nothing', sends: () => ({ body: { token: noSecret } }), says: all('link_unknown') }],
  // A minute after the letter of the sign-up.
  resendConfirmation: [{ at: 'disputable', sends: nothing, says: users }],
  logOut: [{ at: 'nothing', endsSession: true, sends: nothing, says: session }],

  security: [{ at: 'nothing', sends: nothing, says: users }],
  startTwoFactor: [
    {
      at: 'nothing',
      sends: () => ({ body: { two_way_auth_method: 'google_authenticator', password: 'Amina-2026' } }),
      says: users,
    },
  ],
  // The counterparty is somebody new; the others have a secret that waits, from the call before.
  confirmTwoFactor: [
    {
      at: 'nothing',
      sends: () => ({ body: { code: '000000' } }),
      says: { ...usersAre('wrong_code'), counterparty: 'step_expired' },
    },
  ],
  renewRecoveryCodes: [
    { at: 'nothing', sends: () => ({ body: { code: '000000' } }), says: usersAre('two_factor_off') },
  ],
  stopTwoFactor: [
    { at: 'nothing', sends: () => ({ body: { code: '000000' } }), says: usersAre('two_factor_off') },
  ],
  setTwoFactorActions: [
    {
      at: 'nothing',
      sends: () => ({ body: { actions: ['release'], code: '000000' } }),
      says: usersAre('two_factor_off'),
    },
  ],
  logInHistories: [{ at: 'nothing', sends: nothing, says: users }],
  endSession: [{ at: 'nothing', sends: () => ({ params: { id: noSecret } }), says: usersAre('not_found') }],
  endOtherSessions: [{ at: 'nothing', sends: nothing, says: users }],
  passwordRule: [{ at: 'nothing', sends: nothing, says: everybody }],
  askRecovery: [{ at: 'nothing', sends: () => ({ body: { login: newName('nobody') } }), says: everybody }],
  beginRecovery: [{ at: 'nothing', sends: () => ({ body: { token: noSecret } }), says: all('link_unknown') }],
  setPassword: [
    {
      at: 'nothing',
      sends: () => ({ body: { token: noSecret, password: 'Amina-2026' } }),
      says: all('step_expired'),
    },
  ],
  changePassword: [
    {
      at: 'nothing',
      sends: () => ({ body: { current_password: 'Amina-2026', password: 'Amina-2026' } }),
      says: users,
    },
    {
      at: 'nothing',
      sends: () => ({ body: { current_password: 'Wrong-2026', password: 'Amina-2027' } }),
      says: usersAre('wrong_password'),
    },
  ],
  changeEmail: [
    {
      at: 'nothing',
      sends: () => ({ body: { email: `${newName('new')}@souk.test`, password: 'Amina-2026' } }),
      says: users,
    },
  ],
  setAntiPhishingWord: [{ at: 'nothing', sends: () => ({ body: { word: 'pomegranate' } }), says: users }],

  startPhoneVerification: [
    {
      at: 'nothing',
      sends: () => ({ body: { phone: '+234 000 000 0000', method: 'sms' } }),
      says: usersAre('phone_invalid'),
    },
  ],
  sendPhoneSms: [{ at: 'nothing', sends: nothing, says: usersAre('step_expired') }],
  verifyPhone: [
    { at: 'nothing', sends: () => ({ body: { code: '00000' } }), says: usersAre('code_expired') },
  ],
  removePhone: [
    { at: 'nothing', sends: () => ({ body: { code: '000000' } }), says: usersAre('two_factor_off') },
  ],
  verificationToken: [{ at: 'nothing', sends: nothing, says: users }],
  identity: [{ at: 'nothing', sends: nothing, says: users }],

  telegramButton: [{ at: 'nothing', sends: nothing, says: everybody }],
  telegramLogIn: [{ at: 'nothing', sends: () => ({ body: { token: noSecret } }), says: all('link_unknown') }],
  telegramAuth: [
    { at: 'nothing', sends: () => ({ params: { token: noSecret } }), says: all('link_unknown') },
  ],
  telegramPhone: [
    {
      at: 'nothing',
      sends: () => ({ params: { token: noSecret }, body: { phone: '+2348031234567', method: 'sms' } }),
      says: all('step_expired'),
    },
  ],
  verifyTelegramPhone: [
    {
      at: 'nothing',
      sends: () => ({ params: { token: noSecret }, body: { code: '00000' } }),
      says: all('step_expired'),
    },
  ],
  unlinkTelegram: [{ at: 'nothing', sends: nothing, says: usersAre('not_found') }],

  addPushPlayer: [
    { at: 'nothing', sends: () => ({ body: { kind: 'android', token: noSecret } }), says: session },
  ],
  removePushPlayer: [{ at: 'nothing', sends: () => ({ params: { token: noSecret } }), says: session }],
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

  profileSettings: [{ at: 'nothing', sends: nothing, says: users }],
  updateMe: [{ at: 'nothing', sends: () => ({ body: { introduction: 'I answer fast.' } }), says: users }],
  setAvatar: [{ at: 'nothing', sends: nothing, says: users }],
  removeAvatar: [{ at: 'nothing', sends: nothing, says: users }],
  avatar: [{ at: 'nothing', sends: () => ({ params: { id: noSecret } }), says: all('not_found') }],
  deleteMe: [
    {
      at: 'nothing',
      sends: () => ({ body: { user_name: 'Somebody', password: 'Amina-2026' } }),
      says: usersAre('name_differs'),
    },
  ],
  myAdverts: [{ at: 'nothing', sends: nothing, says: users }],
  memo: [
    {
      at: 'nothing',
      sends: ({ cast }) => ({ params: { trader_id: present(cast.blocked).name } }),
      says: { ...users, blocked: 'not_found' },
    },
  ],
  saveMemo: [
    {
      at: 'nothing',
      sends: ({ cast }) => ({ body: { trader_id: present(cast.blocked).name, text: 'Slow.' } }),
      says: { ...users, blocked: 'not_found' },
    },
  ],
  deleteMemo: [
    {
      at: 'nothing',
      sends: ({ cast }) => ({ params: { trader_id: present(cast.blocked).name } }),
      says: { ...users, blocked: 'not_found' },
    },
  ],
  bannedUsers: [
    {
      at: 'nothing',
      sends: nothing,
      says: users,
      shows: (body, role) => ({
        ownListAlone:
          (body['banned_users'] as unknown[]).length === (role === 'owner' ? 1 : 0) &&
          (body['banned_by_users'] as unknown[]).length === (role === 'blocked' ? 1 : 0),
      }),
    },
  ],
  block: [
    { at: 'nothing', sends: () => ({ body: { user_name: newName('nobody') } }), says: usersAre('not_found') },
  ],
  unblock: [
    {
      at: 'nothing',
      sends: ({ cast }) => ({ params: { id: present(cast.stranger).name } }),
      says: { ...users, stranger: 'not_found' },
    },
  ],
  updateTrackers: [{ at: 'nothing', sends: () => ({ body: { campaign: 'spring' } }), says: session }],
  countClick: [{ at: 'nothing', sends: () => ({ body: { name: 'new_version' } }), says: everybody }],
  translations: [{ at: 'nothing', sends: nothing, says: everybody }],

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
  frontendVersion: [{ at: 'nothing', sends: nothing, says: everybody }],

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
