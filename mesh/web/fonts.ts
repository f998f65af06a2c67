/** Fonts that a page of a locale shows text in, by the beginning of their files' names: by the script that the language is written in. */
export function fontsOf(locale: string): readonly string[] {
  const { script } = new Intl.Locale(locale).maximize()
  return script === 'Cyrl' ? ['plex-sans-latin', 'plex-sans-cyrillic'] : ['plex-sans-latin']
}

/** Whether a file, by its path, is a font's: a hash stands behind its name. */
export const isFontFile = (path: string, font: string): boolean =>
  new RegExp(`/${font}-[\\w-]{8,}\\.woff2$`).test(path)
