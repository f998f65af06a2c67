/** What sells Bitcoin for naira at ₦100,000,000, and is paid to this account's name. */
export const bitcoinAdvert = (accountName: string) => ({
  type: 'Ad::Sell',
  crypto_currency_code: 'BTC',
  currency_code: 'NGN',
  country_code: 'NG',
  payment_method_codes: ['opay'],
  price_mode: 'fixed',
  fixed_price: '100000000',
  minimum: '10000',
  maximum: '400000',
  escrow_minutes: 30,
  requisites: [
    { kind: 'wallet_id', value: '0142883761' },
    { kind: 'account_name', value: accountName },
  ],
  terms: 'From an account in your own name.',
})
