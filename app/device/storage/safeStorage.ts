import type { KeyStorage } from './keyStorage.ts'

/**
 * A browser's storage that never throws: where it is denied or full, this page remembers by itself.
 * @param open reading `localStorage` itself may throw
 */
export function safeStorage(open: () => KeyStorage): KeyStorage {
  const memory = new Map<string, string>()
  const attempt = <Result>(action: (storage: KeyStorage) => Result): Result | undefined => {
    try {
      return action(open())
    } catch {
      return undefined
    }
  }
  return {
    getItem: name => memory.get(name) ?? attempt(storage => storage.getItem(name)) ?? null,
    setItem: (name, value) => {
      const isKept = attempt(storage => {
        storage.setItem(name, value)
        return true
      })
      if (isKept === true) memory.delete(name)
      else memory.set(name, value)
    },
    removeItem: name => {
      memory.delete(name)
      attempt(storage => storage.removeItem(name))
    },
  }
}
