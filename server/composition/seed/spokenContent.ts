import { defaultLocale, serverLocales } from '../../locales/localeTable.ts'

/**
 * The content of the demo, which is written in some languages, in all that are spoken: what lacks one has the default's text.
 * An operator's own file is refused there, because nobody but they can say what it should be.
 */
export function spokenContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spokenContent)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => [name, spokenContent(inner)] as const)
  const said = fields.find(([name, inner]) => name === defaultLocale && typeof inner === 'string')
  const every = said === undefined ? [] : serverLocales.map(locale => [locale, said[1]] as const)
  return Object.fromEntries([...every, ...fields])
}
