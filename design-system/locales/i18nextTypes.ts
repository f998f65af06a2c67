import type { accountResources } from './en/accountResources.ts'
import type { credentialResources } from './en/credentialResources.ts'
import type { memberResources } from './en/memberResources.ts'
import type { personResources } from './en/personResources.ts'
import type { reputationResources } from './en/reputationResources.ts'
import type { requisiteResources } from './en/requisiteResources.ts'
import type { resources } from './en/resources.ts'

/** All words of English. */
export type Resources = typeof resources &
  typeof memberResources &
  typeof accountResources &
  typeof personResources &
  typeof reputationResources &
  typeof requisiteResources &
  typeof credentialResources

// The English strings type every `t`: its keys, its plurals and the values that its placeholders need.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}

/** A noun's folder of words: `common`, `trade`, … */
export type Namespace = keyof Resources
