import type { SwapQuoteShape } from '@souk/design-system/domain/money/swap/swapShape.ts'

type Bag = Readonly<Record<string, unknown>>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

const names = [
  'id',
  'fromCode',
  'toCode',
  'fromAmount',
  'toAmount',
  'rate',
  'fee',
  'feeCode',
  'feePercent',
  'lockedAt',
  'lockedUntil',
] as const satisfies readonly Exclude<keyof SwapQuoteShape, 'traderName'>[]

const isQuote = (value: unknown): value is SwapQuoteShape =>
  isBag(value) &&
  names.every(name => typeof value[name] === 'string') &&
  (value['traderName'] === null || typeof value['traderName'] === 'string')

/** The new price that came with the refusal of an old one (`metadata.quote`); null for any other error. */
export function renewQuote(error: unknown): SwapQuoteShape | null {
  if (!isBag(error) || !Array.isArray(error['errors'])) return null
  const [first] = error['errors'] as readonly unknown[]
  const extensions = isBag(first) ? first['extensions'] : null
  const metadata = isBag(extensions) ? extensions['metadata'] : null
  const quote = isBag(metadata) ? metadata['quote'] : null
  return isQuote(quote) ? quote : null
}
