import type { SettingParts } from '../../modules/people/setting/routes.ts'
import { demoPassword, namedAccounts } from './people.ts'

/** What the terminal and the app offer to somebody who has just started the demo, and where each begins. */
const tries: NonNullable<SettingParts['demo']>['tries'] = [
  { kind: 'buy', path: '/buy' },
  { kind: 'people', path: '/dev' },
  { kind: 'store', path: '/me/merchant' },
]

/** What is told of the demo market; null where this is none: without its people, or without the page `/dev`. */
export const demoOf = (settings: {
  readonly devTools: boolean
  readonly production: boolean
  readonly seed: 'demo' | 'none'
}): SettingParts['demo'] =>
  settings.devTools && !settings.production && settings.seed === 'demo'
    ? { people: namedAccounts.map(({ userName }) => userName), password: demoPassword, tries }
    : null
