import { addServedWords, onUnknownCode } from '@souk/design-system/locales/unknownCodes.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import type { Services } from '../../services/Services.ts'
import { gql } from '../../__generated__/gql.ts'

/** Every sentence that the service itself can say, in the language on screen. */
const TranslationsQuery = gql(`
  query Translations {
    translations {
      locale
      items {
        key
        text
      }
    }
  }
`)

/**
 * Brings the service's own words when a code is met that this build of the app has none for: an older page against a newer
 * service. Asked once a language; where nobody answered, with the next such code.
 */
export function followUnknownCodes({ client, i18n }: Pick<Services, 'client' | 'i18n'>): void {
  const asked = new Set<string>()
  const fetchWords = async (language: string) => {
    asked.add(language)
    try {
      const { data } = await client.query({
        query: TranslationsQuery,
        fetchPolicy: 'no-cache',
        context: marked({ errors: 'silent' }),
      })
      if (data?.translations) addServedWords(i18n, data.translations.locale, data.translations.items)
    } catch {
      asked.delete(language)
    }
  }
  onUnknownCode(i18n, () => {
    if (!asked.has(i18n.language)) void fetchWords(i18n.language)
  })
}
