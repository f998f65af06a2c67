import type { KeyStorage } from '../../device/storage/keyStorage.ts'

const name = 'souk:invite'

/** For so long a visit counts (specification 000 §5). */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000
/** Longer codes are nobody's. */
const longestCode = 32

/** By whose invitation somebody came to this browser, until they sign up. */
export interface InviteMemory {
  /** Keeps a code in the place of an earlier one. What can be no code is ignored. */
  readonly keep: (code: string | null) => void
  /** The kept code; null for none, and for one that is too old. */
  readonly current: () => string | null
  readonly forget: () => void
}

interface InviteMemoryParts {
  /** `localStorage`: many look first and sign up another day. */
  readonly storage: KeyStorage
  readonly now: () => Date
}

const isCode = (text: string) => text !== '' && text.length <= longestCode

/** The code in the query of an address, `?ref=CODE`; null for none. */
export function inviteCodeOf(query: URLSearchParams): string | null {
  const code = query.get('ref')?.trim() ?? ''
  return isCode(code) ? code : null
}

/** Makes the {@link InviteMemory} of a browser. */
export const createInviteMemory = ({ storage, now }: InviteMemoryParts): InviteMemory => ({
  keep: code => {
    if (code !== null && isCode(code))
      storage.setItem(name, JSON.stringify({ code, at: now().toISOString() }))
  },
  current: () => {
    const kept = read(storage.getItem(name))
    return kept !== null && now().getTime() - kept.at < keptMilliseconds ? kept.code : null
  },
  forget: () => storage.removeItem(name),
})

/** What was stored is not believed. */
function read(text: string | null): { readonly code: string; readonly at: number } | null {
  try {
    const { code, at } = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>>
    const time = typeof at === 'string' ? Date.parse(at) : Number.NaN
    return typeof code === 'string' && isCode(code) && !Number.isNaN(time) ? { code, at: time } : null
  } catch {
    return null
  }
}
