import { authWords } from '@souk/design-system/locales/__generated__/authWords.ts'
import { commonWords } from '@souk/design-system/locales/__generated__/commonWords.ts'
import { contactWords } from '@souk/design-system/locales/__generated__/contactWords.ts'
import { errorWords } from '@souk/design-system/locales/__generated__/errorWords.ts'
import { formWords } from '@souk/design-system/locales/__generated__/formWords.ts'
import type { Resources } from '@souk/design-system/locales/i18nextTypes.ts'
import { placesOfRoute, topicOfRoute } from '../../parts/reading/pageParts.ts'
import type { ReaderPage, ReaderView } from '../readerPage.ts'
import type { ReaderHeads, ReaderSource } from './kind.ts'
import { pageHeads, pageSources, webPage } from './pageKinds.ts'

/** The source of a page of words, with more under its text. */
const withMore = (
  source: ReaderSource,
  more: (view: Extract<ReaderView, { kind: 'info' }>) => ReaderView,
): ReaderSource => ({
  ...source,
  view(told, address) {
    const view = source.view(told, address)
    return view.kind === 'info' ? more(view) : view
  },
})

const contactOf = (route: keyof typeof topicOfRoute) =>
  withMore(pageSources[route], ({ page }) => ({ kind: 'contact', page, topic: topicOfRoute[route] }))
const placesOf = (route: keyof typeof placesOfRoute) =>
  withMore(pageSources[route], ({ page }) => ({ kind: 'places', page, places: placesOfRoute[route] }))

export const moreSources = {
  bugBounty: contactOf('bugBounty'),
  businessContacts: contactOf('businessContacts'),
  becomeTrader: contactOf('becomeTrader'),
  communities: placesOf('communities'),
  iosApp: placesOf('iosApp'),
} as const

/** What a form says beside the words of its fields; of large nouns only what it can say. */
function formsWords(locale: ReaderPage['locale']): Partial<Resources> {
  const { captcha, robot, wait } = authWords[locale]
  const { captcha_unavailable, something_went_wrong } = errorWords[locale]
  return {
    contact: contactWords[locale],
    common: commonWords[locale],
    form: formWords[locale],
    auth: { captcha, robot, wait } as Resources['auth'],
    error: { captcha_unavailable, something_went_wrong } as Resources['error'],
  }
}

export const moreHeads = {
  contact: {
    texts: pageHeads.info.texts,
    data: ({ page }, context) => [webPage(page, context)],
    words: formsWords,
  },
  places: {
    texts: pageHeads.info.texts,
    data: ({ page }, context) => [webPage(page, context)],
    words: locale => ({ contact: contactWords[locale] }),
  },
} as const satisfies Partial<ReaderHeads>
