import { safeStorage } from '../../../device/storage/safeStorage.ts'
import { unsentKey } from '../../../session/unsentKey.ts'
import type { KeptLetter, KeptLetters } from './outbox.ts'

const storage = safeStorage(() => sessionStorage)

interface Unsent {
  readonly userId: string
  readonly trades: Readonly<Record<string, readonly KeptLetter[]>>
}

/**
 * What somebody has said in a trade and the server does not have yet, for as long as their tab lives: a page that is loaded anew
 * goes on with it. Whoever logs out takes it along.
 * @param isThere whether they are still logged in: what an answer changes after that is kept nowhere
 */
export const unsentMessagesOf = (userId: string, tradeId: string, isThere: () => boolean): KeptLetters => ({
  read: () => readUnsent(userId).trades[tradeId] ?? [],
  write: letters => {
    if (!isThere()) return
    const { [tradeId]: _, ...others } = readUnsent(userId).trades
    const trades = letters.length === 0 ? others : { ...others, [tradeId]: letters }
    if (Object.keys(trades).length === 0) storage.removeItem(unsentKey)
    else storage.setItem(unsentKey, JSON.stringify({ userId, trades } satisfies Unsent))
  },
})

/** Nothing where somebody else left something, or where it makes no sense. */
function readUnsent(userId: string): Unsent {
  const none = { userId, trades: {} }
  try {
    const stored = JSON.parse(storage.getItem(unsentKey) ?? 'null') as Unsent | null
    return stored?.userId === userId && typeof stored.trades === 'object' ? stored : none
  } catch {
    return none
  }
}
