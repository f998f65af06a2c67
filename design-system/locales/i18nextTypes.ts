import type { Resources } from './__generated__/resources.ts'

export type { Resources }

// The English strings type every `t`: its keys, its plurals and the values that its placeholders need.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}

/** A noun's folder of words: `common`, `trade`, … */
export type Namespace = keyof Resources
