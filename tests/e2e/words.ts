import { accountResources as englishAccount } from '../../design-system/locales/en/accountResources.ts'
import { credentialResources as englishCredential } from '../../design-system/locales/en/credentialResources.ts'
import { memberResources as englishMember } from '../../design-system/locales/en/memberResources.ts'
import { personResources as englishPerson } from '../../design-system/locales/en/personResources.ts'
import { reputationResources as englishReputation } from '../../design-system/locales/en/reputationResources.ts'
import { requisiteResources as englishRequisite } from '../../design-system/locales/en/requisiteResources.ts'
import { resources as english } from '../../design-system/locales/en/resources.ts'
import { accountResources as russianAccount } from '../../design-system/locales/ru/accountResources.ts'
import { credentialResources as russianCredential } from '../../design-system/locales/ru/credentialResources.ts'
import { memberResources as russianMember } from '../../design-system/locales/ru/memberResources.ts'
import { personResources as russianPerson } from '../../design-system/locales/ru/personResources.ts'
import { reputationResources as russianReputation } from '../../design-system/locales/ru/reputationResources.ts'
import { requisiteResources as russianRequisite } from '../../design-system/locales/ru/requisiteResources.ts'
import { resources as russian } from '../../design-system/locales/ru/resources.ts'
import type { Look } from './people.ts'

type Texts<T> = T extends string ? string : { readonly [Name in keyof T]: Texts<T[Name]> }

/** What pages say in one language, but for the noun `page`: a page is the browser's here. */
export type Words = Texts<
  Omit<
    typeof english &
      typeof englishMember &
      typeof englishAccount &
      typeof englishPerson &
      typeof englishReputation &
      typeof englishRequisite &
      typeof englishCredential,
    'page'
  >
>

/** By language. A journey reads and presses these, so that it is one for both. */
export const words: Readonly<Record<Look['locale'], Words>> = {
  en: {
    ...english,
    ...englishMember,
    ...englishAccount,
    ...englishPerson,
    ...englishReputation,
    ...englishRequisite,
    ...englishCredential,
  },
  ru: {
    ...russian,
    ...russianMember,
    ...russianAccount,
    ...russianPerson,
    ...russianReputation,
    ...russianRequisite,
    ...russianCredential,
  } as Words,
}

/** A text with its values in their places. */
export const say = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => values[name] ?? '')

/** A text whose values stand for anything, as a pattern of the whole of it. */
export const saying = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.?()]/g, String.raw`\$&`).replaceAll(/\{\{[^}]*\}\}/g, '.+')}`)

/** How journeys are looked at: each in both languages, at both widths, in both themes. */
export const looks = [
  { locale: 'en', theme: 'light', width: 1440 },
  { locale: 'ru', theme: 'dark', width: 390 },
] as const satisfies readonly Look[]
