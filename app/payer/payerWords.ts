import type { Locale } from '@souk/design-system/format/locale.ts'
import { formatDecimal } from '@souk/design-system/format/formatDecimal.ts'
import type { Resources } from '@souk/design-system/locales/i18nextTypes.ts'
import type { Words } from '@souk/design-system/locales/words.ts'

type Texts = { readonly [key: string]: string | Texts }

/**
 * The words of the payer’s page, which come with it: one noun without plurals needs no library. The placeholders are the
 * same, `{{name}}`, `{{count, number}}` and `{{brand}}`, whose page it is.
 */
export function payerWords(locale: Locale, texts: Resources['invoice'], brand: string): Words {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = key
      .split('.')
      .reduce<string | Texts | undefined>(
        (found, name) => (typeof found === 'object' ? found[name] : undefined),
        texts,
      )
    if (typeof text !== 'string') throw new Error(`The payer’s page has no words for ${key}`)
    return text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber?: string) => {
      const value = String(values[name] ?? (name === 'brand' ? brand : ''))
      return isNumber === undefined ? value : formatDecimal(value, locale)
    })
  }
  return {
    locale,
    of(namespace) {
      if (namespace !== 'invoice') throw new Error(`The payer’s page has no words of ${namespace}`)
      return say
    },
  }
}
