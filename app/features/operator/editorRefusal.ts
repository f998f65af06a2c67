import type { EditorRefusal } from '@souk/design-system/domain/content/editor/editorShape.ts'
import { errorText } from '@souk/design-system/locales/errorText.ts'
import type { i18n } from 'i18next'
import { refusalOf, troubleOf } from '../../network/apollo/trouble.ts'

/** The fields that say by themselves what is wrong with them. */
const saidInPlace = new Set([
  'title',
  'description',
  'source',
  'cover',
  'alt',
  'holds_from',
  'change',
  'territory',
  'currency',
  'coins',
  'methods',
  'amount',
])

/** Why something was not done, in the language on screen: at its field, or as a whole. */
export function editorRefusal(i18n: i18n, error: unknown): EditorRefusal {
  const refusal = refusalOf(error)
  if (refusal === null) {
    const code = troubleOf(error).kind === 'noAnswer' ? 'no_connection' : 'something_went_wrong'
    return { fields: {}, text: errorText(i18n, { code }) }
  }
  const { code, params, fields } = refusal
  // What is said beside a text has its place in its name: `extra.alt`.
  const placed = Object.entries(fields).flatMap(([wire, text]) => {
    const name = wire.split(/[./]/).at(-1) ?? wire
    return saidInPlace.has(name) ? [[name, text] as const] : []
  })
  const only = placed.length === 1 ? { code, params } : {}
  const texts = placed.map(([name, text]) => [name, errorText(i18n, { ...only, text })] as const)
  const [first] = Object.values(fields)
  return {
    fields: Object.fromEntries(texts),
    text: placed.length > 0 ? null : errorText(i18n, { code, params, text: refusal.text ?? first }),
  }
}

/** The same in one sentence, for what has no fields. */
export function refusedFor(i18n: i18n, error: unknown): string {
  const { text, fields } = editorRefusal(i18n, error)
  return text ?? Object.values(fields)[0] ?? ''
}
