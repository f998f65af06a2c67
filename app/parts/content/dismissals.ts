import type { KeyStorage } from '../../device/storage/keyStorage.ts'

const name = 'souk:put-away'
/** The oldest are forgotten: a browser is not an archive. */
const mostKept = 50

/** What a visitor of this browser has put away. Whoever has a session tells the server instead. */
export interface Dismissals {
  readonly has: (id: string) => boolean
  readonly add: (id: string) => void
}

/** Makes the {@link Dismissals} of a browser. */
export function createDismissals(storage: KeyStorage): Dismissals {
  const read = (): readonly string[] => (storage.getItem(name) ?? '').split(' ').filter(id => id !== '')
  return {
    has: id => read().includes(id),
    add: id =>
      storage.setItem(name, [...read().filter(other => other !== id), id].slice(-mostKept).join(' ')),
  }
}
