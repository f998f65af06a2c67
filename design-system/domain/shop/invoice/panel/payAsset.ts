import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { shownFiatDecimals } from '../../../../format/displayAsset.ts'
import type { AmountMode, AmountPart } from '../../../../format/formatAmount.ts'
import { formatAmount, formatAmountParts } from '../../../../format/formatAmount.ts'
import type { Locale } from '../../../../format/locale.ts'
import { isDrawn } from '../../../reference/asset/coinDrawing.ts'
import type { InvoiceMoney, InvoiceShape } from '../invoiceShape.ts'

/** Digits of the smallest unit of a fiat that has any. Coins are written in full, whatever theirs are. */
const cents = 2

/** How an asset of an invoice is written. What can be sent is a coin; a payer’s page has no list of all assets to ask. */
function payAsset(code: string, { ways, place }: InvoiceShape): DisplayAsset {
  const isCoin = place?.way.coin === code || ways.some(({ coin }) => coin === code) || isDrawn(code)
  return isCoin
    ? { code, kind: 'coin', decimals: 0, shown: 0 }
    : { code, kind: 'fiat', decimals: cents, shown: shownFiatDecimals(code) }
}

/** The pieces of an amount of an invoice. */
export const payParts = (money: InvoiceMoney, invoice: InvoiceShape, locale: Locale): readonly AmountPart[] =>
  formatAmountParts(money.amount, payAsset(money.asset, invoice), { mode: 'full', locale })

/** An amount of an invoice as one text. */
export const payText = (
  money: InvoiceMoney,
  invoice: InvoiceShape,
  locale: Locale,
  mode: AmountMode = 'full',
): string => formatAmount(money.amount, payAsset(money.asset, invoice), { mode, locale })
