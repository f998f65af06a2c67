import type { i18n } from 'i18next'
import { createContext } from 'react'
import { defaultLocale, isLocale } from '../format/locale.ts'
import type { Locale } from '../format/locale.ts'
import type { Namespace } from './i18nextTypes.ts'
import type { Translate } from './translate.ts'

/** The words of the locale on screen. Another object after a change of locale, so that whatever reads it renders anew. */
export interface Words {
  readonly locale: Locale
  /** The words of one noun. */
  of<N extends Namespace>(namespace: N): Translate<N>
}

/** Words with the instance that they come from: those of the app, and not of a page that brings its few words along. */
export interface AppWords extends Words {
  readonly i18n: i18n
}

/** Whether these words have an instance. */
export const areOfApp = (words: Words): words is AppWords => 'i18n' in words

/**
 * The locale of an instance at this moment. A language that somebody brought is none of ours by its type, and goes the same way: what formats by
 * it asks the platform.
 */
export function localeOf(instance: i18n): Locale {
  const { language, options } = instance
  // Only a language that was brought has something to fall back to: createI18n.ts.
  const fallsBack = typeof options.fallbackLng === 'function' ? [options.fallbackLng(language)].flat() : []
  return isLocale(language) || fallsBack.length > 0 ? (language as Locale) : defaultLocale
}

/**
 * The words of an instance in the language that it has now. A list of offers asks for words a hundred times in one render:
 * each noun's function is made once, and nobody subscribes but the provider.
 */
export function wordsOf(instance: i18n): AppWords {
  const { language } = instance
  const made = new Map<Namespace, unknown>()
  return {
    i18n: instance,
    locale: localeOf(instance),
    of<N extends Namespace>(namespace: N) {
      if (!made.has(namespace)) {
        // i18next's own type lets values be left out; see `Translate`.
        const translate = instance.getFixedT(language, namespace) as unknown as Wording
        made.set(namespace, remembering(translate))
      }
      return made.get(namespace) as Translate<N>
    },
  }
}

type Wording = (key: string, values?: object) => string

/** What is said again and again is among them; what was said once does not stay for ever. */
const mostKnown = 1000

/** A text is the same each time for the same values, and most of a list says what the row before has said. */
function remembering(translate: Wording): Wording {
  const known = new Map<string, string>()
  return (key, values) => {
    const asked = values === undefined ? key : `${key} ${JSON.stringify(values)}`
    const text = known.get(asked) ?? translate(key, values)
    if (known.size >= mostKnown) known.clear()
    known.set(asked, text)
    return text
  }
}

/** Given by `I18nProvider`, or, on the page of a payer, by itself. */
export const WordsContext = createContext<Words | null>(null)
