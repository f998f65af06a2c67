import {
  storyCreditRequest,
  storyDeskDeposits,
  storyDeskStores,
  storyDeskWithdrawals,
  storyIdentityChecks,
  storyInvitations,
} from '../domain/support/desk/storyQueues.ts'
import type { SecondRequestShape } from '../../design-system/domain/desk/deskShape.ts'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asOperator } from './editorAnswers.ts'

const hour = 60
const goals = { withdrawals: 6, deposits: 6, verification: 12, stores: 48, bonuses: 72 } as const

interface Asked {
  readonly status?: string | null
  readonly search?: string | null
  readonly after?: string | null
}

interface Performed {
  readonly input: { readonly act: string; readonly subjectId: string; readonly named?: string | null }
}

/** An operator whose desk is open, and what the server says to each of its queues; what is done changes what comes next. */
export function queueAnswers(): StoryAnswers {
  let stores = storyDeskStores
  let requests: readonly SecondRequestShape[] = [storyCreditRequest()]
  return {
    ...asOperator,
    deskSession: () => ({ openUntil: minutesFromNow(12), hasTwoFactor: true }),
    deskQueues: () => ({
      items: Object.entries(goals).map(([queue, hours]) => ({
        queue,
        waiting: 3,
        oldestAt: minutesFromNow(-2 * hour),
        goalMinutes: hours * hour,
      })),
    }),
    secondRequests: () => ({ items: requests, hasMore: false }),
    deskStores: ({ status, search, after }: Asked) => ({
      items: (after == null ? stores : [{ ...stores[0], id: 'st9', title: 'Second Page' }])
        .filter(store => status == null || store.status === status)
        .filter(({ title }) => search == null || title?.startsWith(search)),
      hasMore: after == null && status == null && search == null,
    }),
    deskDeposits: () => ({ items: storyDeskDeposits, hasMore: false }),
    deskWithdrawals: () => ({ items: storyDeskWithdrawals, hasMore: false }),
    deskIdentityChecks: () => ({ items: storyIdentityChecks, hasMore: false }),
    deskInvitations: () => ({ items: storyInvitations, hasMore: false }),
    performAct: ({ input: { act, subjectId, named } }: Performed) => {
      if (act !== 'credit_deposit') {
        stores = stores.map(store =>
          store.id === subjectId ? { ...store, status: 'active', acts: ['suspend_store'] } : store,
        )
        return { outcome: 'done', request: null }
      }
      const asked = storyCreditRequest({
        id: 'req2',
        subjectId,
        named: named ?? null,
        askedBy: 'kunle_o',
        decisions: ['withdraw'],
      })
      requests = [asked, ...requests]
      return { outcome: 'asked', request: asked }
    },
    decideSecondRequest: ({ id }: { readonly id: string }) => {
      requests = requests.filter(request => request.id !== id)
      return storyCreditRequest({ id, status: 'done', decisions: [] })
    },
  }
}
