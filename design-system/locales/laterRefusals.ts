/**
 * Refusals that come with a bundle of words, by noun: the first page carries those alone that stand in no row, in `error`. What
 * each says is told by the service (`server/locales/…/refusals.ts`), and by `errorOtherwise` where pages say it otherwise.
 */
export const laterRefusals = {
  errorAccount: `
    two_factor_off two_factor_on wrong_password own_session user_name_fixed last_one_stays invite_code_unknown
    invite_code_limit last_invite_code deletion_refused name_differs phone_invalid phone_taken
    phone_verified_already messenger_linked_already last_way_in messenger_taken messenger_not_asked
    email_confirmed_already export_asked
  `,
  errorTrade: `
    only_contractor_may only_buyer_may only_seller_may only_arbiter_may only_system_may arbiter_is_party opinion_asked
    trade_finished trade_not_finished trade_moved_on trade_is_swap trade_is_no_swap trade_not_paid
    trade_already_paid seller_cannot_cancel_after_paid cancel_already_asked cancel_not_asked already_undone
    already_extended approval_pending payout_under_way messenger_required dispute_not_open
    dispute_already_open too_early time_ran_out no_reply_left claim_not_possible claim_already_filed
    claim_ruled too_many_pinned advert_is_open feedback_too_early feedback_already_left feedback_edits_spent
    advert_limit_reached advert_moved_on draft_newer price_not_average price_out_of_range formula_unexpected
    formula_unfinished formula_unclosed formula_unknown_rate formula_too_deep formula_division_by_zero
    amount_differs own_advert advert_disabled below_minimum above_maximum requirements_not_met user_blocked
    banned_by_trader trader_banned_by_you guests_not_allowed payout_address_invalid log_out_first
    guest_sells_too price_changed rate_stale opening_paused too_many_open_trades insufficient_funds
  `,
  errorRequisite: `
    iban_invalid iban_other_country bic_invalid card_invalid account_number_invalid branch_code_invalid
    sort_code_invalid routing_number_invalid phone_other_country pix_key_invalid upi_id_invalid
    applink_invalid auto_issue_off saved_search_limit_reached credential_limit_reached credential_in_use
    requisites_missing requisites_given
  `,
  errorSwap: `
    swaps_off balance_required same_coin swap_too_small swap_too_large quote_expired swap_offers_off
    swap_offer_gone no_liquidity card_too_small card_too_large
  `,
  errorReceive: 'address_limit_reached address_fixed',
  errorSend: `
    fee_changed withdrawals_paused money_held email_unconfirmed recipient_unknown recipient_is_you
    recipient_blocked own_deposit_address amount_below_fee aml_refused memo_not_used address_not_allowed
    address_not_usable_yet saved_address_limit_reached address_saved_already withdrawal_moved_on
  `,
  errorStore: `
    store_limit_reached store_has_open_invoices url_invalid url_not_public key_limit_reached
    webhook_url_missing signature_late signature_repeated
  `,
  errorStyle: `
    style_unreadable css_not_loaded css_not_css css_too_large css_refused css_unreadable
  `,
  errorInvoice: `
    store_not_active invoice_moved_on invoice_too_small invoice_too_large reference_taken rest_gone
    refund_gone refund_too_small refund_by_email
  `,
  errorContent: `
    document_code_taken moment_passed schedule_stands document_has_errors category_has_items parent_archived
    gone
  `,
  errorDesk: `
    confirmation_required own_account second_operator_required only_asker_may act_not_possible
    request_closed asked_already
  `,
} as const
