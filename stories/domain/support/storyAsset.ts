import type { DisplayAsset } from '../../../design-system/format/displayAsset.ts'

export const btc: DisplayAsset = { code: 'BTC', kind: 'coin', decimals: 8, shown: 8 }
export const eth: DisplayAsset = { code: 'ETH', kind: 'coin', decimals: 18, shown: 6 }
export const usdt: DisplayAsset = { code: 'USDT', kind: 'coin', decimals: 6, shown: 2 }
export const ngn: DisplayAsset = { code: 'NGN', kind: 'fiat', decimals: 2, shown: 0 }
export const uzs: DisplayAsset = { code: 'UZS', kind: 'fiat', decimals: 2, shown: 0 }
