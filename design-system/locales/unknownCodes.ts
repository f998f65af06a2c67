import type { i18n } from 'i18next'

/** The noun under which the service's own words stand, by code, once they were asked for. */
export const servedNoun = 'served'

interface Met {
  isMet: boolean
  listener: () => void
}
const metBy = new WeakMap<i18n, Met>()

function metOf(instance: i18n): Met {
  const met = metBy.get(instance) ?? { isMet: false, listener: () => {} }
  metBy.set(instance, met)
  return met
}

/** A code was met that has no words here: a newer service has said it to this page. */
export function unknownCodeMet(instance: i18n): void {
  const met = metOf(instance)
  met.isMet = true
  met.listener()
}

/** Calls `listener` whenever a code without words is met; at once where one was met before. */
export function onUnknownCode(instance: i18n, listener: () => void): void {
  const met = metOf(instance)
  met.listener = listener
  if (met.isMet) listener()
}

/** Whether the service's own words of a code are here, and these parameters fill all that they name. */
export function isWholeIn(instance: i18n, code: string, params: Readonly<Record<string, unknown>>): boolean {
  const text: unknown = instance.getResource(instance.language, servedNoun, code)
  if (typeof text !== 'string') return false
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => Object.hasOwn(params, name))
}

/** Adds the service's own words of a language; everything that words a code says them from now on. */
export function addServedWords(
  instance: i18n,
  locale: string,
  words: readonly { readonly key: string; readonly text: string }[],
): void {
  // The service names what is filled in by single braces.
  const texts = words.map(({ key, text }) => [key, text.replaceAll(/\{(\w+)\}/g, '{{$1}}')] as const)
  instance.addResourceBundle(locale, servedNoun, Object.fromEntries(texts), true, true)
}
