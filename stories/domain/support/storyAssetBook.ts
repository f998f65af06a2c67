import { coin, fiat } from '../../../design-system/domain/kit/specimen/sampleMarket.ts'
import { assetBook } from '../../../design-system/domain/reference/asset/assetBook.ts'

/** The reference data of the stories: every coin, and fiats with and without a sign of their own. */
export const storyBook = assetBook({
  coins: [
    coin('BTC', 'Bitcoin', 8, 8),
    coin('ETH', 'Ethereum', 18, 6),
    coin('USDT', 'Tether', 6, 2),
    coin('USDC', 'USD Coin', 6, 2),
    coin('DAI', 'Dai', 18, 2),
    coin('TON', 'Toncoin', 9, 2),
    coin('TRX', 'TRON', 6, 2),
    coin('LTC', 'Litecoin', 8, 8),
    coin('XMR', 'Monero', 12, 6),
    coin('A7A5', 'A7A5', 6, 2),
    coin('RUBT', 'RUB Token', 6, 2),
  ],
  fiats: [
    fiat('NGN', 'Nigerian naira', '₦'),
    fiat('RUB', 'Russian rouble', '₽'),
    fiat('USD', 'US dollar', '$'),
    fiat('KES', 'Kenyan shilling', 'KSh'),
    fiat('UZS', 'Uzbekistani som', 'soʻm'),
    fiat('AED', 'UAE dirham', 'AED'),
  ],
})

export const bitcoin = storyBook.of('BTC')
export const naira = storyBook.of('NGN')
