/** What the formatters need to know about a coin or a fiat currency; it comes from the reference data. */
export interface DisplayAsset {
  /** `BTC`, `NGN`. */
  readonly code: string
  readonly kind: 'coin' | 'fiat'
  /** Digits of its smallest unit: 8 for BTC, 2 for NGN. Amounts have no more. */
  readonly decimals: number
  /** Digits of the compact form in labels and lists: 8 for BTC, 2 for USDT; see {@link shownFiatDecimals}. */
  readonly shown: number
  /** Overrides the specification's table of symbols. */
  readonly symbol?: string
}

const symbols: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  RUB: '₽',
  BYN: 'Br',
  CNY: '元',
  GBP: '£',
  JPY: '¥',
  UAH: '₴',
  NGN: '₦',
  KES: 'KSh',
}

/** The sign that stands before an amount, or null where the code after it has to do. */
export function symbolOf(asset: Pick<DisplayAsset, 'code' | 'kind' | 'symbol'>): string | null {
  const symbol = asset.symbol ?? (asset.kind === 'fiat' ? symbols[asset.code] : undefined)
  // A currency without a sign of its own is given its code as one.
  return symbol === undefined || symbol === asset.code ? null : symbol
}

/** The fiat helper of the specification: labels show minor units of USD and EUR only. */
export function shownFiatDecimals(code: string): number {
  return code === 'USD' || code === 'EUR' ? 2 : 0
}
