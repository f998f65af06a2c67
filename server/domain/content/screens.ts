import type { Block } from './tree.ts'

/** A picture of a part of the product in one language, made from one of its stories: how large it is shown, and what its files are named by. */
export interface Screen {
  readonly width: number
  readonly height: number
  /** What the picture of each theme is known by. It is made of what is on it, so a name never has other bytes. */
  readonly light: string
  readonly dark: string
}

/** The pictures that there are, by their names and languages. */
export type Screens = Readonly<Record<string, Readonly<Record<string, Screen>>>>

export const screenThemes = ['light', 'dark'] as const
export type ScreenTheme = (typeof screenThemes)[number]

/** Each picture is kept in these, the one that is asked for first in front. */
export const screenFormats = ['avif', 'webp'] as const

/** Where pictures of the product are served, beside the rest of its build. */
export const screensPath = '/assets/figures/'

/** How a text names a picture of the product: `![what it shows](story:release "caption")`. */
export const screenTarget = /^story:([a-z][a-z-]{0,39})$/

/** A picture's file, without the format at its end. */
export const screenFile = (name: string, locale: string, theme: ScreenTheme, mark: string): string =>
  `${name}.${locale}.${theme}-${mark}`

/** What a text may show of these pictures, as it names them. */
export const hasScreen = (screens: Screens, picture: string): boolean =>
  Object.hasOwn(screens, screenTarget.exec(picture)?.[1] ?? '')

type ScreenBlock = Extract<Block, { kind: 'screen' }>

/** A picture in the language of its text, else in the first that there is; null where there is no such picture. */
export function placeScreen(block: ScreenBlock, screens: Screens, locale: string): ScreenBlock | null {
  const [, name = ''] = screenTarget.exec(block.picture) ?? []
  const languages = Object.hasOwn(screens, name) ? (screens[name] ?? {}) : {}
  const [known = ''] = [locale, ...Object.keys(languages)].filter(one => Object.hasOwn(languages, one))
  const screen = languages[known]
  if (screen === undefined) return null
  const fileOf = (theme: ScreenTheme) => screensPath + screenFile(name, known, theme, screen[theme])
  const { width, height } = screen
  return { ...block, width, height, light: fileOf('light'), dark: fileOf('dark') }
}
