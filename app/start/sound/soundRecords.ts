import type { KeyStorage } from '../../device/storage/keyStorage.ts'

/** A sound that a tab is about to play, or has played (specification 001 §3). */
export interface SoundRecord {
  /** What it is for: one sound, however many tabs hear of it. */
  readonly id: string
  /** The tab that plays it. */
  readonly uid: string
  readonly type: string
  /** Milliseconds of Unix time. */
  readonly timestamp: number
}

/** The name of specification 001 §9. */
const name = 'sound'

/** Reads the records that this browser keeps. What was stored is not believed. */
export function readSounds(storage: KeyStorage): readonly SoundRecord[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSound) : []
  } catch {
    return []
  }
}

export const keepSounds = (storage: KeyStorage, records: readonly SoundRecord[]): void =>
  storage.setItem(name, JSON.stringify(records))

function isSound(one: unknown): one is SoundRecord {
  if (typeof one !== 'object' || one === null) return false
  const { id, uid, type, timestamp } = one as Partial<Record<keyof SoundRecord, unknown>>
  return [id, uid, type].every(text => typeof text === 'string') && Number.isFinite(timestamp)
}
