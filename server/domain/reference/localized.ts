import type { NamedKind } from '../../locales/names.ts'
import { inEachLocale } from '../../locales/localeTable.ts'
import type { ServerLocale } from '../refusal/wording.ts'

/** A name in every language that the server speaks. */
export type Localized = Readonly<Record<ServerLocale, string>>

/** The name of something in every language: what the language's folder says, else the English one. */
export const nameIn = (kind: NamedKind, code: string, english: string): Localized =>
  inEachLocale(({ names }) => names[kind][code] ?? english)
