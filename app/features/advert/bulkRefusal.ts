import type { ServerRefusal } from '@souk/design-system/forms/engine/serverRefusal.ts'
import type { RefusalWords } from '@souk/design-system/locales/errorText.ts'

/** What one of several adverts has of its own; the rest is of all of them. */
const ownFields: ReadonlySet<string> = new Set([
  'crypto_currency_code',
  'price_mode',
  'margin_percent',
  'fixed_price',
])

/** A refusal of several adverts, apart: what is said of one, by its place; and what the form says of all. */
export interface SeveralRefusal {
  readonly ofOne: ReadonlyMap<number, RefusalWords>
  /** By field, as of a single advert. */
  readonly ofAll: Readonly<Record<string, string>>
}

/** Takes a refusal of several adverts apart: `adverts.2.margin_percent` is of the third, `adverts.2.minimum` of all. */
export function bulkRefusal({ fields, code, params }: ServerRefusal): SeveralRefusal {
  const ofOne = new Map<number, RefusalWords>()
  const ofAll: Record<string, string> = {}
  const entries = Object.entries(fields)
  for (const [path, text] of entries) {
    const [, place, field] = /^adverts\.(\d+)\.(\w+)/.exec(path) ?? []
    // The code explains the answer as a whole: with several fields, only the texts tell them apart.
    const words = entries.length === 1 ? { code, params, text } : { text }
    if (place !== undefined && field !== undefined && ownFields.has(field))
      ofOne.set(Number.parseInt(place, 10), words)
    else ofAll[field ?? path] = text
  }
  return { ofOne, ofAll }
}

/** What all of several adverts are refused for, in the shape that a form reads. */
export class RefusedForAll extends Error {
  readonly errors: Readonly<Record<string, string>>
  readonly code: string | undefined
  readonly params: ServerRefusal['params']
  constructor(errors: Readonly<Record<string, string>>, { code, params }: ServerRefusal) {
    super('Several adverts were refused')
    this.errors = errors
    this.code = code
    this.params = params
  }
}
