import type { ResourceLanguage } from 'i18next'
import type { Locale } from '../format/locale.ts'
import type { WordBundle } from './wordBundle.ts'

interface LocaleRow {
  /** The locale's name in itself, for the locale switch. */
  readonly name: string
  /** Its words, in a chunk of their own: no page loads those of a locale that nobody reads. */
  readonly load: () => Promise<ResourceLanguage>
  /** Those that only some pages say, in others: most visitors never need them. */
  readonly bundles: Readonly<Record<WordBundle, () => Promise<ResourceLanguage>>>
}

/** The locales of the interface. */
export const localeTable = {
  en: {
    name: 'English',
    load: () => import('./en/resources.ts').then(module => module.resources),
    bundles: {
      member: () => import('./en/memberResources.ts').then(module => module.memberResources),
      account: () => import('./en/accountResources.ts').then(module => module.accountResources),
      person: () => import('./en/personResources.ts').then(module => module.personResources),
      reputation: () => import('./en/reputationResources.ts').then(module => module.reputationResources),
      requisite: () => import('./en/requisiteResources.ts').then(module => module.requisiteResources),
      credential: () => import('./en/credentialResources.ts').then(module => module.credentialResources),
    },
  },
  ru: {
    name: 'Русский',
    load: () => import('./ru/resources.ts').then(module => module.resources),
    bundles: {
      member: () => import('./ru/memberResources.ts').then(module => module.memberResources),
      account: () => import('./ru/accountResources.ts').then(module => module.accountResources),
      person: () => import('./ru/personResources.ts').then(module => module.personResources),
      reputation: () => import('./ru/reputationResources.ts').then(module => module.reputationResources),
      requisite: () => import('./ru/requisiteResources.ts').then(module => module.requisiteResources),
      credential: () => import('./ru/credentialResources.ts').then(module => module.credentialResources),
    },
  },
} satisfies Record<Locale, LocaleRow>
