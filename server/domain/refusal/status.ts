/**
 * Every reason for which something is refused, and the HTTP status that says so. This table closes the union: a new code
 * is a row here and a sentence in `words.en.ts` and `words.ru.ts`, or the build breaks.
 *
 * 404 also hides what a stranger may not know to exist. 403: you may not. 409: not now, the thing has moved on or is not
 * ready. 422: what you wrote is wrong, at the field named. 401 ends the session in every client, so a failed log-in is 422.
 */
export const refusalStatus = {
  // any call
  malformed_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  log_in_required: 403,
  not_found: 404,
  edited_meanwhile: 409,
  idempotency_conflict: 409,
  invalid_input: 422,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,

  // one field
  required: 422,
  invalid_choice: 422,
  invalid_decimal: 422,
  invalid_format: 422,
  too_many_decimals: 422,
  too_many_found: 422,
  too_small: 422,
  too_large: 422,
  too_short: 422,
  too_long: 422,

  // accounts
  wrong_credentials: 422,
  wrong_code: 422,
  two_factor_required: 403,
  email_invalid: 422,
  email_taken: 422,
  user_name_taken: 422,
  user_name_reserved: 422,
  password_too_weak: 422,
  captcha_required: 403,
  finances_suspended: 403,
  link_unknown: 422,
  link_used: 409,
  link_expired: 409,
  step_expired: 409,
  two_factor_off: 409,
  two_factor_on: 409,
  wrong_password: 422,
  email_confirmed_already: 409,
  captcha_wrong: 422,
  own_session: 409,
  user_name_fixed: 409,
  last_one_stays: 422,
  deletion_refused: 409,
  name_differs: 422,
  phone_invalid: 422,
  phone_taken: 409,
  phone_verified_already: 409,
  code_expired: 409,
  // Not 503: whatever is not set up stays so, however often the page is loaded again.
  channel_unavailable: 409,
  messenger_taken: 409,
  messenger_linked_already: 409,
  messenger_not_asked: 403,
  last_way_in: 409,

  // funds
  insufficient_funds: 409,

  // receiving coins
  address_limit_reached: 409,
  address_fixed: 409,

  // sending coins
  fee_changed: 409,
  withdrawals_paused: 409,
  money_held: 409,
  email_unconfirmed: 409,
  recipient_unknown: 422,
  recipient_is_you: 422,
  recipient_blocked: 422,
  own_deposit_address: 422,
  aml_refused: 422,
  memo_not_used: 422,
  address_not_allowed: 409,
  address_not_usable_yet: 409,
  saved_address_limit_reached: 409,
  address_saved_already: 409,
  withdrawal_moved_on: 409,
  payout_under_way: 409,
  messenger_required: 409,

  // swapping coins, and buying them by card
  swaps_off: 409,
  balance_required: 409,
  same_coin: 422,
  swap_too_small: 422,
  swap_too_large: 422,
  quote_expired: 409,
  no_liquidity: 409,
  swap_offers_off: 403,
  swap_offer_gone: 409,
  card_too_small: 422,
  card_too_large: 422,

  // an advert
  advert_limit_reached: 409,
  advert_moved_on: 409,
  draft_newer: 409,
  price_not_average: 422,
  price_out_of_range: 422,
  formula_unexpected: 422,
  formula_unfinished: 422,
  formula_unclosed: 422,
  formula_unknown_rate: 422,
  formula_too_deep: 422,
  formula_division_by_zero: 422,

  // requisites
  iban_invalid: 422,
  iban_other_country: 422,
  bic_invalid: 422,
  card_invalid: 422,
  account_number_invalid: 422,
  branch_code_invalid: 422,
  sort_code_invalid: 422,
  routing_number_invalid: 422,
  phone_other_country: 422,
  pix_key_invalid: 422,
  upi_id_invalid: 422,
  applink_invalid: 422,
  auto_issue_off: 422,
  credential_limit_reached: 409,
  saved_search_limit_reached: 409,
  credential_in_use: 409,
  requisites_missing: 409,
  requisites_given: 409,

  // opening a trade
  own_advert: 422,
  advert_disabled: 409,
  below_minimum: 422,
  above_maximum: 422,
  requirements_not_met: 403,
  user_blocked: 403,
  banned_by_trader: 403,
  trader_banned_by_you: 403,
  guests_not_allowed: 403,
  payout_address_invalid: 422,
  log_out_first: 409,
  guest_sells_too: 409,
  price_changed: 409,
  rate_stale: 409,
  opening_paused: 409,
  too_many_open_trades: 409,

  advert_is_open: 409,

  amount_differs: 422,

  // a trade, by whom
  only_contractor_may: 403,
  only_buyer_may: 403,
  only_seller_may: 403,
  only_arbiter_may: 403,
  only_system_may: 403,
  arbiter_is_party: 403,

  // a trade, when
  trade_finished: 409,
  trade_not_finished: 409,
  trade_moved_on: 409,
  trade_is_swap: 409,
  trade_is_no_swap: 409,
  trade_not_paid: 409,
  trade_already_paid: 409,
  seller_cannot_cancel_after_paid: 409,
  cancel_already_asked: 409,
  cancel_not_asked: 409,
  already_undone: 409,
  already_extended: 409,
  approval_pending: 409,
  dispute_not_open: 409,
  dispute_already_open: 409,
  too_early: 409,
  time_ran_out: 409,
  no_reply_left: 409,
  prohibited_words: 422,
  too_many_pinned: 409,
  claim_not_possible: 409,
  claim_already_filed: 409,
  claim_ruled: 409,

  // feedback
  feedback_too_early: 409,
  feedback_already_left: 409,
  feedback_edits_spent: 409,

  // files
  file_too_large: 422,
  file_type_not_allowed: 422,
  file_damaged: 422,
  picture_too_large: 422,
} as const satisfies Record<string, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503>

export type RefusalCode = keyof typeof refusalStatus

/** Refusals because of a black list: clients show them in place, without an alert (`isBl` on the wire). */
export const blackListRefusals: ReadonlySet<RefusalCode> = new Set([
  'banned_by_trader',
  'trader_banned_by_you',
])
