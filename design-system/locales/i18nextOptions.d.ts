import type { Resources } from './i18nextTypes.ts'

// The English strings type every `t` of this repository: its keys, its plurals and the values that its placeholders need. Not of the package: whoever
// installs it may have words of their own in i18next.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
