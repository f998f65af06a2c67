import type { ConnectionStore } from './connectionStore.ts'

const lost: ReadonlySet<string> = new Set(['offline', 'reconnecting'])

/** Calls `restored` each time that the connection stands again after it was lost. */
export function followRestored(
  connection: Pick<ConnectionStore, 'current' | 'subscribe'>,
  restored: () => void,
): void {
  let isLost = lost.has(connection.current().kind)
  connection.subscribe(() => {
    const { kind } = connection.current()
    const isBack = isLost && kind === 'ready'
    isLost = lost.has(kind) || (isLost && !isBack)
    if (isBack) restored()
  })
}
