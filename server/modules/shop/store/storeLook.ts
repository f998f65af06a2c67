import { readableRatio, type Ground, type StyledText, worstContrast } from '../../../domain/store/contrast.ts'
import type { StoreStyle } from '../../../domain/store/store.ts'
import { refuseWith } from '../../../domain/refusal/refusal.ts'
import type { Input } from '../../../kernel/operation.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { coloursFromWire, styleFromWire, type WrittenLook } from './present.ts'
import type { storeOperations } from './schema.ts'
import type { StoreRow } from './tables.ts'

/** What of a look comes in; what is not named stays. */
type LookInput = Input<(typeof storeOperations)['shareMerchantLook']>['body']

const fields: Readonly<Record<StyledText, string>> = {
  text: 'style.text_color',
  button: 'style.button_text_color',
}

/**
 * A look with what is written over it. Refuses `style_unreadable` at the colour of the text that cannot be read.
 * @param grounds what the store’s style sheet lays under its texts
 */
export function writtenLook(row: StoreRow, input: LookInput, grounds: readonly Ground[]): WrittenLook {
  const style = input.style ? styleFromWire(input.style) : row.style
  if (input.style) guardReadable(style, grounds)
  return {
    show_name: input.show_name ?? row.show_name,
    show_logo: input.show_logo ?? row.show_logo,
    show_number: input.show_merchant_id ?? row.show_number,
    show_locales: input.show_locale_selection ?? row.show_locales,
    default_locale: input.default_locale ?? row.default_locale,
    style,
    colours: input.colors ? coloursFromWire(input.colors) : row.colours,
  }
}

/** Refuses a style whose text cannot be read somewhere. */
function guardReadable(style: StoreStyle, grounds: readonly Ground[]): void {
  const { part, ratio } = worstContrast(style, grounds)
  if (ratio >= readableRatio) return
  throw new RequestRefused(refuseWith('style_unreadable', shortfall(ratio), fields[part]))
}

/** A ratio that is too low beside what is needed. It is rounded down: 4.499 is not what is asked for. */
export const shortfall = (ratio: number) => ({
  ratio: String(Math.floor(ratio * 100) / 100),
  min: String(readableRatio),
})
