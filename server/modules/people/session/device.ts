import { parse } from 'bowser'

/** What a client calls itself by, as people know it. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** Reads a `User-Agent`; what it does not say is null. */
export function deviceOf(userAgent: string): Device {
  if (userAgent.trim() === '') return { browser: null, system: null }
  const { browser, os } = parse(userAgent)
  // bowser names what it does not know by an empty string.
  return { browser: browser.name || null, system: os.name || null }
}

/** A device in one line of a letter: "Chrome, Windows". */
export function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(part => part !== null).join(', ') || '—'
}
