import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import type { Services } from '../../services/Services.ts'
import { BootQuery } from '../../session/Boot.query.ts'

/** What is put away in this browser, for good. */
export const demoPutAway = 'souk:demo-put-away'

/** What the hints of the demo need of the app. */
export type DemoServices = Pick<Services, 'client' | 'hint' | 'i18n' | 'navigation'>

/** Shows the hints: `followDemo`, which is fetched. */
export type FollowDemo = (services: DemoServices, storage: KeyStorage) => Promise<void>

/**
 * Has the demo's hints come, on a developer’s machine alone: elsewhere, and where they were put away, nothing of them is fetched.
 * @param storage `localStorage`
 * @param load fetches {@link FollowDemo}
 */
export async function startDemo(
  services: DemoServices,
  storage: KeyStorage,
  load: () => Promise<{ readonly followDemo: FollowDemo }>,
): Promise<void> {
  const hasTools = services.client.readQuery({ query: BootQuery })?.settings?.devTools === true
  if (!hasTools || storage.getItem(demoPutAway) !== null) return
  const { followDemo: follow } = await load()
  await follow(services, storage)
}
