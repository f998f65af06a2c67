import { ownAdvert } from './advertTable.ts'
import {
  all,
  everybody,
  session,
  users,
  pair,
  parties,
  bothParties,
  buyerOnly,
  sellerOnly,
  isParty,
  names,
  trade,
  withBody,
  released,
  conceded,
  statement,
  says,
  claim,
  nothing,
  staffOnly,
  type Case,
} from './case.ts'
import { present } from './scene.ts'

const asksOpinion = { question: 'Would you take the receipt for genuine?' }
const givesOpinion = { in_favour_of: 'seller', words: 'The receipt is not genuine.' }

/** Adverts, trades, conversations and feedback. */
export const tradeTable = {
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
      sends: () => ({ body: ownAdvert }),
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
  createInstantTrade: [
    {
      at: 'nothing',
      sends: () => ({
        body: { ...pair, amount: '20000', payment_method_code: 'opay', price_limit: '100000000' },
      }),
      says: users,
    },
  ],
  instantTrades: [{ at: 'nothing', sends: nothing, says: users }],
  trades: [
    {
      at: 'new',
      sends: () => ({ query: { state: 'all' } }),
      says: session,
      shows: (body, role, scene) => ({ theTradeToItsParties: names(body, scene.trade) === isParty(role) }),
    },
  ],
  searchTrades: [
    {
      at: 'new',
      sends: ({ trade: id }) => ({ body: { state: 'all', text: id } }),
      says: session,
      shows: (body, role, scene) => ({ theTradeToItsParties: names(body, scene.trade) === isParty(role) }),
    },
  ],
  trade: [
    { at: 'new', sends: trade, says: parties(bothParties) },
    { at: 'dispute', sends: trade, says: parties({ ...bothParties, arbiter: 'ok' }) },
    { at: 'completed', sends: trade, says: parties(bothParties) },
    { at: 'claimed', sends: trade, says: parties({ ...bothParties, arbiter: 'ok' }) },
  ],
  tradeStates: [
    {
      at: 'new',
      sends: ({ trade: id }) => ({ body: { ids: [id] } }),
      says: session,
      shows: (body, role, scene) => ({ theTradeToItsParties: names(body, scene.trade) === isParty(role) }),
    },
  ],
  issueRequisites: [
    {
      at: 'waiting',
      sends: scene => ({ ...trade(scene), body: { payment_credential_id: scene.credential } }),
      says: sellerOnly,
      shows: body => ({ waitsNoMore: body['is_waiting_for_requisites'] === false }),
    },
    {
      at: 'new',
      sends: scene => ({ ...trade(scene), body: { payment_credential_id: scene.credential } }),
      says: parties({ owner: 'requisites_given', counterparty: 'only_seller_may' }),
    },
  ],
  confirmTrade: [
    { at: 'new', sends: withBody({ payer_name: 'AMINA BELLO' }), says: buyerOnly },
    {
      at: 'waiting',
      sends: withBody({}),
      says: parties({ owner: 'only_buyer_may', counterparty: 'requisites_missing' }),
    },
  ],
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
  requestTradeApproval: [
    {
      at: 'paid',
      sends: trade,
      says: parties({ owner: 'messenger_required', counterparty: 'only_seller_may' }),
    },
  ],
  cancelTradeApproval: [
    { at: 'paid', sends: trade, says: parties({ owner: 'time_ran_out', counterparty: 'only_seller_may' }) },
  ],
  completeTrade: [
    { at: 'paid', sends: withBody(released), says: sellerOnly },
    {
      at: 'dispute',
      sends: withBody(released),
      says: { ...sellerOnly, arbiter: 'only_seller_may', operator: 'only_seller_may' },
    },
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

  disputes: [{ at: 'dispute', sends: nothing, says: staffOnly }],
  arbiterLoad: [{ at: 'dispute', sends: nothing, says: staffOnly }],
  caseRulings: [{ at: 'dispute', sends: nothing, says: staffOnly }],
  secondOpinions: [{ at: 'dispute', sends: nothing, says: staffOnly }],
  askSecondOpinion: [
    {
      at: 'dispute',
      sends: withBody(asksOpinion),
      says: all('forbidden', { visitor: 'unauthenticated', arbiter: 'ok' }),
    },
    {
      at: 'ruled',
      sends: withBody(asksOpinion),
      says: { ...staffOnly, arbiter: 'dispute_not_open', operator: 'dispute_not_open' },
    },
  ],
  giveSecondOpinion: [
    {
      at: 'dispute',
      sends: withBody(givesOpinion),
      says: { ...staffOnly, arbiter: 'not_found', operator: 'not_found' },
    },
  ],
  disputeCase: [
    { at: 'dispute', sends: trade, says: staffOnly },
    { at: 'claimed', sends: trade, says: staffOnly },
    { at: 'completed', sends: trade, says: { ...staffOnly, arbiter: 'not_found', operator: 'not_found' } },
  ],
  createClaim: [
    { at: 'closed', sends: withBody(claim), says: buyerOnly },
    {
      at: 'completed',
      sends: withBody(claim),
      says: parties({ owner: 'only_buyer_may', counterparty: 'claim_not_possible' }),
    },
    {
      at: 'claimed',
      sends: withBody(claim),
      says: parties({
        owner: 'only_buyer_may',
        counterparty: 'claim_already_filed',
        arbiter: 'only_buyer_may',
      }),
    },
  ],
  ruleClaim: [
    {
      at: 'claimed',
      sends: scene => ({
        params: { id: scene.claim },
        body: { in_favour_of: 'buyer', reason: 'The receipt is genuine.' },
      }),
      says: staffOnly,
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
} as const satisfies Record<string, readonly [Case, ...Case[]]>
