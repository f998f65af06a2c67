import type { accountResources } from './en/accountResources.ts'
import type { resources } from './en/resources.ts'

/** All words of English. */
export type Resources = typeof resources & typeof accountResources

// The English strings type every `t`: its keys, its plurals and the values that its placeholders need.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}

/** A noun's folder of words: `common`, `trade`, … */
export type Namespace = keyof Resources
