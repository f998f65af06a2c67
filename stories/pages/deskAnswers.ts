import {
  storyBooks,
  storyEntries,
  storyFigures,
  storyOwnRequest,
  storyQueues,
  storyRequest,
} from '../domain/support/desk/storyDesk.ts'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asOperator } from './editorAnswers.ts'

/** The desk is open to this session for a while. */
export const openDesk = () => ({ openUntil: minutesFromNow(11.7), hasTwoFactor: true })
const never = { changedAt: null, changedBy: null, reason: null }

interface AskedEntries {
  readonly deed?: string | null
  readonly limit?: number | null
}

/** What the server says to whoever works at the desk: it is open, and something waits. */
export const deskAnswers: StoryAnswers = {
  ...asOperator,
  deskSession: openDesk,
  openDesk,
  deskQueues: () => ({ items: storyQueues }),
  deskBooks: () => ({ items: storyBooks }),
  deskFigures: () => storyFigures,
  secondRequests: () => ({ items: [storyRequest, storyOwnRequest], hasMore: false }),
  auditEntries: ({ deed, limit }: AskedEntries) => ({
    items: storyEntries
      .filter(entry => deed == null || entry.deed === deed)
      .slice(0, limit ?? 30)
      .map(entry => ({ ...entry, requestId: null, hash: '' })),
    hasMore: false,
  }),
  checkAuditTrail: () => ({ at: minutesFromNow(0), entries: '512', lastHash: '9f86d081', brokenAt: null }),
  deskSwitches: () => ({
    features: [
      { name: 'crypto_swaps', isOn: true, people: 0, ...never },
      { name: 'crypto_swaps_offers', isOn: false, people: 12, ...never },
    ],
    pauses: [{ name: 'withdrawals', isPaused: false, ...never }],
  }),
}

/** The desk is closed to this session. */
export const closedDesk: StoryAnswers = {
  deskSession: () => ({ openUntil: null, hasTwoFactor: true }),
}
