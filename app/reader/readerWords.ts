import { formatDecimal } from '@souk/design-system/format/formatDecimal.ts'
import { pluralForm } from '@souk/design-system/format/pluralForm.ts'
import type { Words } from '@souk/design-system/locales/words.ts'
import type { ReaderPage } from './readerPage.ts'

type Texts = { readonly [key: string]: string | Texts }

/**
 * The words of a page that brings them along, of a few nouns and without a library: placeholders are `{{name}}` and `{{count, number}}`, a plural
 * is the key with the category of its count behind it, as i18next has them.
 */
export function readerWords({
  locale,
  words,
  rules,
  brand,
}: Pick<ReaderPage, 'locale' | 'words' | 'rules' | 'brand'>): Words {
  const texts: Readonly<Record<string, Texts | undefined>> = words
  const always: Readonly<Record<string, string>> = { ...rules, brand: brand.name }
  const find = (noun: Texts | undefined, key: string): string | undefined => {
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), noun)
    return typeof found === 'string' ? found : undefined
  }
  return {
    locale,
    of(namespace) {
      const noun = texts[namespace]
      return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
        const { count } = values
        const counted =
          typeof count === 'number' ? find(noun, `${key}_${pluralForm(count, locale)}`) : undefined
        const text = counted ?? find(noun, key)
        if (text === undefined) throw new Error(`The page has no words for ${namespace}:${key}`)
        return text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber?: string) => {
          const value = String(values[name] ?? always[name] ?? '')
          return isNumber === undefined ? value : formatDecimal(value, locale)
        })
      }
    },
  }
}
