import type { ShownMessage, ShownTrade } from '../../../server/composition/demo/shownTrade.ts'

const at = '2026-03-02T10:00:00.000Z'

const trader = (user_name: string): ShownTrade['buyer'] => ({
  user_name,
  avatar_url: null,
  is_guest: false,
  is_verified: false,
  rating_percent: null,
  feedbacks_count: 0,
  trades_count: 0,
  is_online: true,
  last_online_at: at,
  median_release_minutes: null,
  registered_at: at,
})

/** A trade of zara, who is new, with kunle, as the API shows it to kunle; opened at 10:00. */
export function tradeSeen(differs: Partial<ShownTrade> = {}): ShownTrade {
  const side = differs.viewer_side ?? 'seller'
  const [buyer, seller] =
    side === 'buyer' ? [trader('kunle'), trader('zara')] : [trader('zara'), trader('kunle')]
  return {
    id: 'AB12CD34',
    advert_id: 'f5a6c0de-0000-4000-8000-000000000001',
    type: side === 'buyer' ? 'buy' : 'sell',
    status: 'new',
    group: 'new',
    step: 'sending_funds',
    viewer_side: side,
    is_contractor: false,
    needs_viewer: false,
    crypto_currency_code: 'USDT',
    currency_code: 'NGN',
    amount: '30',
    fiat_amount: '48000',
    price: '1600',
    market_rate: '1600',
    fee: { amount: '0', asset: 'USDT' },
    viewer_receives: { amount: '30', asset: 'USDT' },
    buyer,
    seller,
    counterparty: side === 'buyer' ? seller : buyer,
    activity: { is_online: true, last_online_at: at },
    payment_method: {
      code: 'opay',
      url_code: 'opay',
      name: 'OPay',
      group: 'wallet',
      speed: 'instant',
      reversible: false,
    },
    bank_name: null,
    requisites: [],
    is_waiting_for_requisites: false,
    payer_name: null,
    verified_payer_name: null,
    terms: '',
    escrow_minutes: 30,
    created_at: at,
    updated_at: at,
    escrow_ends_at: '2026-03-02T10:30:00.000Z',
    paid_at: null,
    finished_at: null,
    cancel_asked_at: null,
    timer: null,
    actions: [],
    needs_code_to_release: false,
    unread_count: 0,
    my_feedback: null,
    their_feedback: null,
    dispute: null,
    claim: null,
    payout: null,
    seq: 1,
    ...differs,
  }
}

/** An action that may be done, or from a moment on. */
export const actionSeen = (
  action: ShownTrade['actions'][number]['action'],
  available_at: string | null = null,
): ShownTrade['actions'][number] => ({
  action,
  is_available: available_at === null,
  reason: available_at === null ? null : 'too_early',
  available_at,
  until: null,
})

/** A dispute in which each side has its opening words. */
export const disputeSeen = (
  differs: Partial<NonNullable<ShownTrade['dispute']>> = {},
): ShownTrade['dispute'] => ({
  reason: 'not_released',
  opened_at: '2026-03-02T10:20:00.000Z',
  opened_by: 'buyer',
  statements: [],
  evidence: [],
  replies_left: { buyer: 0, seller: 1 },
  waits_for: ['seller'],
  raise_at: null,
  raised_at: null,
  ruling: null,
  ...differs,
})

let messages = 0

/** A message of the other side. */
export function messageSeen(text: string, differs: Partial<ShownMessage> = {}): ShownMessage {
  messages += 1
  return {
    id: `00000000-0000-4000-8000-${String(messages).padStart(12, '0')}`,
    trade_id: 'AB12CD34',
    author: 'buyer',
    author_name: 'zara',
    is_mine: false,
    text,
    attachment: null,
    system: null,
    client_id: null,
    created_at: '2026-03-02T10:01:00.000Z',
    delivered_at: null,
    read_at: null,
    is_pinned: false,
    ...differs,
  }
}
