import type { Locale } from './locale.ts'

/** A language with the country that speaks it most, as previews of links want it: `en_US`. */
export function localeTerritory(locale: Locale): string {
  const { language, region = '' } = new Intl.Locale(locale).maximize()
  return region === '' ? language : `${language}_${region}`
}
