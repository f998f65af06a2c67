// Made of server/openapi.json by `npm run generate`.
export const transactionCategories = ['deposit', 'withdrawal', 'internal_outgoing', 'withdrawal_locked', 'withdrawal_unlocked', 'withdrawal_cancelled', 'withdrawal_aml_refused', 'trade_locked', 'trade_unlocked', 'trade_completed', 'swap', 'swap_fee', 'referral_payout', 'bonus_payout', 'papa_code_created', 'papa_code_unlocked', 'papa_code_credited', 'invoice_paid', 'invoice_fee', 'advert_featured'] as const
export type TransactionCategory = (typeof transactionCategories)[number]
