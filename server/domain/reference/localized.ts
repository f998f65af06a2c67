import type { ServerLocale } from '../refusal/wording.ts'

/** A name in every language that the server speaks. */
export type Localized = Readonly<Record<ServerLocale, string>>

/** A name that is written the same way in every language (a brand). */
export const sameName = (name: string): Localized => ({ en: name, ru: name })
