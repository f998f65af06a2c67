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
      talk: () => import('./en/talkResources.ts').then(module => module.talkResources),
      holdings: () => import('./en/holdingsResources.ts').then(module => module.holdingsResources),
      account: () => import('./en/accountResources.ts').then(module => module.accountResources),
      person: () => import('./en/personResources.ts').then(module => module.personResources),
      reputation: () => import('./en/reputationResources.ts').then(module => module.reputationResources),
      requisite: () => import('./en/requisiteResources.ts').then(module => module.requisiteResources),
      credential: () => import('./en/credentialResources.ts').then(module => module.credentialResources),
      workspace: () => import('./en/workspaceResources.ts').then(module => module.workspaceResources),
      instant: () => import('./en/instantResources.ts').then(module => module.instantResources),
      home: () => import('./en/homeResources.ts').then(module => module.homeResources),
      dispute: () => import('./en/disputeResources.ts').then(module => module.disputeResources),
      kept: () => import('./en/keptResources.ts').then(module => module.keptResources),
      advertWizard: () =>
        import('./en/advertWizardResources.ts').then(module => module.advertWizardResources),
      guest: () => import('./en/guestResources.ts').then(module => module.guestResources),
    },
  },
  ru: {
    name: 'Русский',
    load: () => import('./ru/resources.ts').then(module => module.resources),
    bundles: {
      member: () => import('./ru/memberResources.ts').then(module => module.memberResources),
      talk: () => import('./ru/talkResources.ts').then(module => module.talkResources),
      holdings: () => import('./ru/holdingsResources.ts').then(module => module.holdingsResources),
      account: () => import('./ru/accountResources.ts').then(module => module.accountResources),
      person: () => import('./ru/personResources.ts').then(module => module.personResources),
      reputation: () => import('./ru/reputationResources.ts').then(module => module.reputationResources),
      requisite: () => import('./ru/requisiteResources.ts').then(module => module.requisiteResources),
      credential: () => import('./ru/credentialResources.ts').then(module => module.credentialResources),
      workspace: () => import('./ru/workspaceResources.ts').then(module => module.workspaceResources),
      instant: () => import('./ru/instantResources.ts').then(module => module.instantResources),
      home: () => import('./ru/homeResources.ts').then(module => module.homeResources),
      dispute: () => import('./ru/disputeResources.ts').then(module => module.disputeResources),
      kept: () => import('./ru/keptResources.ts').then(module => module.keptResources),
      advertWizard: () =>
        import('./ru/advertWizardResources.ts').then(module => module.advertWizardResources),
      guest: () => import('./ru/guestResources.ts').then(module => module.guestResources),
    },
  },
} satisfies Record<Locale, LocaleRow>
