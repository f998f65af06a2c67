/** Every kind of work that the server does by itself, as the desk names it; in the order of the desk. A new kind is a row here, and words. */
export const jobNames = [
  // Trading
  'trade_deadline',
  'claim_waiting',
  'instant_trade',
  'guest_payout',
  'unread_message',
  'advert_review',
  'advert_owner_review',
  'advert_hours',
  'advert_balance',
  'advert_ranking',
  'saved_search_matching',
  'requisite_digests',
  'requisite_sealing',
  // Money
  'rates_tick',
  'rates_thinning',
  'deposits_bitcoin',
  'deposits_ethereum',
  'deposits_tron',
  'deposits_ton',
  'deposits_litecoin',
  'deposits_monero',
  'collecting',
  'approval_asking',
  'withdrawal_sending',
  'withdrawal_settling',
  'withdrawal_expiry',
  'withdrawal_news',
  'chain_comparing',
  'book_comparing',
  'card_expiry',
  'card_refund',
  'simulated_blocks',
  // Shops and growth
  'invoice_deadline',
  'invoice_price',
  'invoice_refund',
  'store_review',
  'share_payouts',
  'invite_bonuses',
  'cashback',
  // Telling
  'notice_delivery',
  'letter',
  'invoice_letter',
  'contact_letter',
  'notice_messenger',
  'messenger_answer',
  'notice_push',
  'phone_code',
  'webhook',
  // Keeping the place
  'presence_sweep',
  'home_figures',
  'file_clearing',
  'housekeeping',
  'backup',
  'sealing_anew',
  'data_export',
  'data_export_end',
  'account_rest',
] as const
export type JobName = (typeof jobNames)[number]

export const isJobName = (name: string): name is JobName => jobNames.some(one => one === name)

/**
 * How a kind of job stands.
 * - `fine`     nothing of it is due for long, and nothing has failed
 * - `late`     something is due, and nobody runs it
 * - `failing`  something failed when it last ran, and is tried again
 * - `given_up` something failed too often: nobody tries it any more
 */
export const jobStates = ['fine', 'late', 'failing', 'given_up'] as const
export type JobState = (typeof jobStates)[number]
