import type { WordBundle } from '@souk/design-system/locales/wordBundle.ts'

/** What the parts of the kit that come after its first picture say, and every modal. */
export const laterBundles = [
  'member',
  'holdings',
  'account',
  'feedback',
  'workspace',
  'kept',
  'talk',
  'requisite',
  'advertWizard',
  'transaction',
  'swap',
  'invoice',
] as const satisfies readonly WordBundle[]

/** All that the kit says. */
export const kitBundles = ['uiKit', ...laterBundles] as const satisfies readonly WordBundle[]
