import type { KeyStorage } from '../storage/keyStorage.ts'

const name = 'souk:push'

/** Whose notices this browser shows, as this browser remembers it. */
export interface PushMark {
  readonly userId: string
  /** Takes this browser away from the server again. */
  readonly token: string
}

/** Reads the mark; null while this browser shows nobody's notices. What was stored is not believed. */
export function readPushMark(storage: KeyStorage): PushMark | null {
  try {
    const { userId, token } = JSON.parse(storage.getItem(name) ?? 'null') as Partial<
      Record<keyof PushMark, unknown>
    >
    return typeof userId === 'string' && typeof token === 'string' ? { userId, token } : null
  } catch {
    return null
  }
}

export const keepPushMark = (storage: KeyStorage, mark: PushMark): void =>
  storage.setItem(name, JSON.stringify(mark))

export const dropPushMark = (storage: KeyStorage): void => storage.removeItem(name)
