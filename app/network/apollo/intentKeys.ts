import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { digestOf } from './digest.ts'

/** How long an intent whose outcome nobody knows keeps its key, in milliseconds. */
export const intentLifetime = 3_600_000

const prefix = 'souk:intent:'

/**
 * The idempotency keys of what this browser's user means to do. What is the same call with the same values is the same
 * intent, and has one key until its outcome is known: through a second press, a retry, a reload and in every tab, so
 * that the server does it once and answers the rest with its first answer.
 */
export interface IntentKeys {
  readonly keyOf: (operation: string, variables: unknown) => string
  /** The outcome is known, done or refused: doing it again is another intent. */
  readonly settle: (operation: string, variables: unknown) => void
}

export interface IntentSurroundings {
  /** `localStorage`: all tabs share it. Keys stay in memory where it can't be written. */
  readonly storage: KeyStorage
  readonly newKey: () => string
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Makes the {@link IntentKeys} of an application. */
export function createIntentKeys({ storage, newKey, now }: IntentSurroundings): IntentKeys {
  const memory = new Map<string, string>()
  const nameOf = (operation: string, variables: unknown) => `${prefix}${operation}:${digestOf(variables)}`

  const read = (name: string): string | undefined => {
    const [key, at] = (memory.get(name) ?? attempt(() => storage.getItem(name)) ?? '').split(' ')
    const isYoung = now() - Number(at) < intentLifetime
    return key !== undefined && key !== '' && isYoung ? key : undefined
  }

  return {
    keyOf(operation, variables) {
      const name = nameOf(operation, variables)
      const known = read(name)
      if (known !== undefined) return known
      const key = newKey()
      const entry = `${key} ${now()}`
      if (attempt(() => storage.setItem(name, entry)) === null) memory.set(name, entry)
      return key
    },
    settle(operation, variables) {
      const name = nameOf(operation, variables)
      memory.delete(name)
      attempt(() => storage.removeItem(name))
    },
  }
}

/** A browser may refuse its storage altogether; null then. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch {
    return null
  }
}
