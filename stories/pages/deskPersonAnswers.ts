import {
  storyActs,
  storyBalances,
  storyCautions,
  storyDeskPerson,
  storyExports,
  storyFields,
  storyLook,
  storyNotes,
  storyPeople,
  storySessions,
  storyTies,
  storyTrades,
} from '../domain/support/desk/storyDeskPerson.ts'
import { storyPersonDeeds, storyPersonRequest } from '../domain/support/desk/storyDeskDeeds.ts'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import { refusal } from '../support/app/failingAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asOperator } from './editorAnswers.ts'

/** An operator whose desk is open, and at which nothing waits. */
const openDesk: StoryAnswers = {
  ...asOperator,
  deskSession: () => ({ openUntil: minutesFromNow(12), hasTwoFactor: true }),
  deskQueues: () => ({ items: [] }),
  secondRequests: () => ({ items: [], hasMore: false }),
  countries: () => ({
    items: [
      { code: 'NG', name: 'Nigeria', currencyCode: 'NGN' },
      { code: 'RU', name: 'Russia', currencyCode: 'RUB' },
      { code: 'GH', name: 'Ghana', currencyCode: 'GHS' },
    ],
  }),
}

interface Asked {
  readonly search?: string | null
  readonly standing?: string | null
  readonly before?: string | null
}

/** What the server says to the list of people; a second page has one more. */
export const peopleAnswers: StoryAnswers = {
  ...openDesk,
  deskPeople: ({ search, standing, before }: Asked) => {
    if (before != null)
      return { items: [{ ...storyPeople[0], id: 'p9', userName: 'samuel_88' }], hasMore: false }
    const items = storyPeople
      .filter(({ userName }) => search == null || userName.startsWith(search))
      .filter(({ bannedAt }) => standing !== 'banned' || bannedAt !== null)
    return { items, hasMore: items.length === storyPeople.length }
  },
}

/** Somebody as the contract has them. */
export const deskPersonAnswer = (userName = 'peter_n') => ({
  ...storyDeskPerson({ userName, moneyHold: { until: minutesFromNow(20 * 60) } }),
  fields: storyFields,
  balances: storyBalances,
  trades: storyTrades,
  sessions: storySessions,
  ties: storyTies,
  cautions: storyCautions,
  notes: storyNotes,
  dataExports: storyExports,
  acts: [...storyActs.filter(({ act }) => act !== 'hold_money'), { act: 'lift_hold', operators: 2 }],
})

/** What the server says to somebody's page: everything about them, a request that waits, and what was done last. */
export function personAnswers(): StoryAnswers {
  let suspendedAt: string | null = null
  return {
    ...peopleAnswers,
    deskPerson: ({ userName }: { readonly userName: string }) => {
      if (userName === 'nobody') throw refusal(404, 'not_found', { user_name: ['not_found'] })
      const person = deskPersonAnswer(userName)
      return suspendedAt === null
        ? person
        : { ...person, suspendedAt, acts: person.acts.filter(({ act }) => act !== 'suspend') }
    },
    secondRequests: ({ subjectId }: { readonly subjectId?: string | null }) => ({
      items: subjectId == null ? [] : [storyPersonRequest()],
      hasMore: false,
    }),
    auditEntries: () => ({ items: storyPersonDeeds, hasMore: true }),
    performAct: () => {
      suspendedAt = minutesFromNow(0)
      return { outcome: 'done', request: null }
    },
    lookAsPerson: () => storyLook,
    readPersonField: ({ input: { field } }: { readonly input: { readonly field: string } }) => ({
      field,
      lines: ['+48 500 600 118'],
    }),
  }
}
