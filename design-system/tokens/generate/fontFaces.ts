/** One self-hosted file and the characters for which a browser fetches it. */
export interface FontFile {
  file: string
  family: string
  weight: string
  stretch?: string
  range?: string
}

const sans = { family: 'IBM Plex Sans Variable', weight: '400 600', stretch: '92% 100%' }
const mono = { family: 'IBM Plex Mono' }

/** Latin first: it has the currency signs that Souk trades in; a name in Russian adds one more. */
export const fontFiles: readonly FontFile[] = [
  {
    ...sans,
    file: 'plex-sans-latin.woff2',
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DC, U+2002-2003, U+2009-200B, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+202F-2030, U+2032-2033, U+2039-203A, U+2044, U+20A6, U+20AC, U+20B4-20B5, U+20B8-20BA, U+20BD, U+20BF, U+2122, U+2191, U+2193, U+2212, U+2215',
  },
  {
    ...sans,
    file: 'plex-sans-currency.woff2',
    range: 'U+20A0-20A5, U+20A7-20AB, U+20AD-20B3, U+20B6-20B7, U+20BB-20BC, U+20BE, U+20C0',
  },
  {
    ...sans,
    file: 'plex-sans-latin-ext.woff2',
    range:
      'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1EFF, U+2113',
  },
  {
    ...sans,
    file: 'plex-sans-cyrillic.woff2',
    range: 'U+0401, U+0410-044F, U+0451, U+2116',
  },
  {
    ...sans,
    file: 'plex-sans-cyrillic-more.woff2',
    range: 'U+0301, U+0400, U+0402-040F, U+0450, U+0452-045F, U+0490-0491, U+04B0-04B1',
  },
  { ...sans, file: 'plex-sans-cyrillic-ext.woff2', range: 'U+0460-048F, U+0492-04AF, U+04B2-052F' },
  { ...mono, file: 'plex-mono-400.woff2', weight: '400' },
  { ...mono, file: 'plex-mono-500.woff2', weight: '500' },
]

const face = (font: FontFile): string =>
  [
    '@font-face {',
    `  font-family: "${font.family}";`,
    '  font-style: normal;',
    '  font-display: swap;',
    `  font-weight: ${font.weight};`,
    ...(font.stretch === undefined ? [] : [`  font-stretch: ${font.stretch};`]),
    `  src: url("./fonts/${font.file}") format("woff2");`,
    ...(font.range === undefined ? [] : [`  unicode-range: ${font.range};`]),
    '}\n',
  ].join('\n')

/** The `@font-face` rules of every file. */
export const fontFaces = (): string => fontFiles.map(face).join('\n')
