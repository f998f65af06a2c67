import {
  storyCreditRequest,
  storyTieRequest,
  storyDeskDeposits,
  storyDeskStores,
  storyDeskWithdrawals,
  storyIdentityChecks,
  storyInvitations,
  storyHiddenOffer,
  storyReports,
} from '../domain/support/desk/storyQueues.ts'
import type { SecondRequestShape } from '../../design-system/domain/desk/deskShape.ts'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asOperator } from './editorAnswers.ts'

const hour = 60
const goals = { withdrawals: 6, deposits: 6, reports: 24, verification: 12, stores: 48, bonuses: 72 } as const

interface Asked {
  readonly status?: string | null
  readonly search?: string | null
  readonly after?: string | null
  readonly state?: string | null
}

interface Performed {
  readonly input: { readonly act: string; readonly subjectId: string; readonly named?: string | null }
}

/** An operator whose desk is open, and what the server says to each of its queues; what is done changes what comes next. */
export function queueAnswers(): StoryAnswers {
  let stores = storyDeskStores
  let reports = storyReports
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
    deskReports: ({ state }: Asked) => ({
      items: state === 'hidden' ? [storyHiddenOffer] : reports,
      hasMore: false,
    }),
    readReportedMessage: () => ({ text: 'Pay my cousin instead.', hasFile: false }),
    deskInvitations: () => ({ items: storyInvitations, hasMore: false }),
    performAct: ({ input: { act, subjectId, named } }: Performed) => {
      if (act === 'clear_tie') {
        const asked = storyTieRequest({ subjectId, askedBy: 'kunle_o', decisions: ['withdraw'] })
        requests = [asked, ...requests]
        return { outcome: 'asked', request: asked }
      }
      if (act !== 'credit_deposit') {
        reports = reports.filter(({ id }) => id !== subjectId)
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
