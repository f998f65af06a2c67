// Made of server/domain/reference/coin.ts by `npm run generate`.
export const coinAliases = [
  { alias: 'bitcoin', code: 'BTC', name: 'Bitcoin' },
  { alias: 'ethereum', code: 'ETH', name: 'Ethereum' },
  { alias: 'tether', code: 'USDT', name: 'Tether' },
  { alias: 'usd-coin', code: 'USDC', name: 'USD Coin' },
  { alias: 'dai', code: 'DAI', name: 'Dai' },
  { alias: 'toncoin', code: 'TON', name: 'Toncoin' },
  { alias: 'tron', code: 'TRX', name: 'TRON' },
  { alias: 'litecoin', code: 'LTC', name: 'Litecoin' },
  { alias: 'monero', code: 'XMR', name: 'Monero' },
  { alias: 'a7a5', code: 'A7A5', name: 'A7A5' },
  { alias: 'rubt', code: 'RUBT', name: 'RUBT' },
] as const
