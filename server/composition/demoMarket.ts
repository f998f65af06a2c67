import type { Settings } from '../runtime/setting/settings.ts'
import type { DemoMarket } from './demoParts.ts'
import type { Parts } from './parts.ts'

/** Whether a market has people in it: the demo’s, on a developer’s machine, and never in production. */
export const hasPeople = ({
  seed,
  devTools,
  production,
}: Pick<Settings, 'seed' | 'devTools' | 'production'>): boolean => seed === 'demo' && devTools && !production

/** Gets the people of the demo market; elsewhere null, and their code is not even loaded. */
export async function demoMarket(parts: Parts): Promise<DemoMarket | null> {
  if (!hasPeople(parts.settings)) return null
  const { livingMarket } = await import('./demo/livingMarket.ts')
  return livingMarket(parts)
}
