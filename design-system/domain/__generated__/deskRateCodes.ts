// Made of server/openapi.json by `npm run generate`.
export const deskRateCodes = ['BTC', 'ETH', 'USDT', 'USDC', 'DAI', 'TON', 'TRX', 'LTC', 'XMR', 'RUB', 'EUR', 'GBP', 'BYN', 'UAH', 'CNY', 'JPY', 'NGN', 'GHS', 'KES', 'KZT', 'TRY', 'INR', 'AED', 'BRL', 'ZAR', 'PLN', 'UZS', 'GEL'] as const
export type DeskRateCode = (typeof deskRateCodes)[number]
