import type { Timers } from '@souk/design-system/timing/timers.ts'
import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { keepSounds, readSounds } from './soundRecords.ts'

/** A sound waits for so long, in milliseconds: until then every tab has said whether it is the one (001 §9). */
export const soundDelay = 1000
/** Records are looked through so often, and those older than the second are dropped. */
export const cleaningPause = 120_000
export const longestKept = 60_000

interface SoundParts {
  readonly timers: Timers
  /** `localStorage`, which all tabs see. */
  readonly storage: KeyStorage
  /** Unix time, which all tabs agree on. */
  readonly now: () => number
  /** Names this tab. */
  readonly uid: string
  /** Whether the user wants sounds, asked when one is due. */
  readonly isOn: () => boolean
  /** Plays it; may be refused by the browser. */
  readonly play: () => Promise<unknown>
}

/**
 * Sounds once for each id, in one of the tabs that hear of it: each puts itself down, the last one stands, and after the delay
 * each looks whether that is itself. Quiet hours say nothing here: whoever has a page open is awake, and has a switch.
 */
export function createSounds(parts: SoundParts): { readonly announce: (id: string, type: string) => void } {
  const { timers, storage, now, uid, isOn, play } = parts
  const others = (id: string) => readSounds(storage).filter(record => record.id !== id)
  const clean = () => {
    const kept = readSounds(storage).filter(({ timestamp }) => now() - timestamp <= longestKept)
    keepSounds(storage, kept)
    timers.after(cleaningPause, clean)
  }
  timers.after(cleaningPause, clean)

  return {
    announce: (id, type) => {
      if (readSounds(storage).some(record => record.id === id)) return
      keepSounds(storage, [...others(id), { id, uid, type, timestamp: now() }])
      timers.after(soundDelay, () => {
        if (!readSounds(storage).some(record => record.id === id && record.uid === uid)) return
        // A browser lets a page sound once somebody has touched it; until then it is silent, and that is no fault.
        if (isOn()) play().catch(() => {})
      })
    },
  }
}
