import { locales } from '../../design-system/format/locale.ts'

/** Our locales as react-aria names the files of its words: `en-US`. One that it has no words for shows its English ones. */
export const ariaLocales = locales.map(locale => {
  const { language, region } = new Intl.Locale(locale).maximize()
  return region === undefined ? language : `${language}-${region}`
})
