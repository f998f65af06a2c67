import type { Namespace } from '@souk/design-system/locales/i18nextTypes.ts'
import type { Translate } from '@souk/design-system/locales/translate.ts'
import type { i18n } from 'i18next'

/** The words of a noun outside of React, in the locale on screen at the moment of the call. */
export const translatorOf = <N extends Namespace>(instance: i18n, namespace: N): Translate<N> =>
  // i18next's own type lets values be left out; see `Translate`.
  instance.getFixedT(null, namespace) as unknown as Translate<N>
