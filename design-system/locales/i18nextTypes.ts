import type { resources } from './en/resources.ts'

// The English strings type every `t`: its keys, its plurals and the values that its placeholders need.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof resources
  }
}

/** A noun's folder of words: `common`, `trade`, … */
export type Namespace = keyof typeof resources
