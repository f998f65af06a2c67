import type { Timers } from '@souk/design-system/timing/timers.ts'

/** The page waits no longer than so for a click to be counted, in milliseconds. */
export const patience = 500

interface RefreshParts {
  readonly timers: Timers
  /** Counts the click. */
  readonly count: () => Promise<unknown>
  readonly reload: () => void
}

/** Loads the page anew, once the click is counted; nobody waits long for that. */
export async function reloadPage({ timers, count, reload }: RefreshParts): Promise<void> {
  const waited = new Promise<void>(resolve => timers.after(patience, resolve))
  // It is only a count: what becomes of it matters to nobody here.
  await Promise.race([count().catch(() => {}), waited])
  reload()
}
