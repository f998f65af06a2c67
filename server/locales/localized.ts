import type { ServerLocale } from './localeTable.ts'

/** A text in every language that the server speaks. */
export type Localized = Readonly<Record<ServerLocale, string>>
