import { storyChains, storyJobs, storyMessages, storyRates } from '../domain/support/desk/storyRunning.ts'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { deskAnswers } from './deskAnswers.ts'

interface Asked {
  readonly state?: string | null
  readonly way?: string | null
}

interface Performed {
  readonly input: { readonly act: string; readonly subjectId: string }
}

/** An operator whose desk is open, and what the server says of what runs; what is done changes what comes next. */
export function runningAnswers(): StoryAnswers {
  let jobs = storyJobs
  let messages = storyMessages
  let rates = storyRates
  const isAsked =
    ({ state, way }: Asked) =>
    (one: { readonly state: string; readonly way?: string }): boolean =>
      (state == null || one.state === state) && (way == null || one.way === way)
  return {
    ...deskAnswers,
    deskJobs: (asked: Asked) => ({ items: jobs.filter(isAsked(asked)) }),
    deskMessages: (asked: Asked) => ({ items: messages.filter(isAsked(asked)), hasMore: false }),
    deskChains: () => storyChains,
    deskRates: (asked: Asked) => ({ items: rates.filter(isAsked(asked)) }),
    performAct: ({ input: { act, subjectId } }: Performed) => {
      jobs = jobs.map(job =>
        job.id === subjectId ? { ...job, state: 'fine', failing: 0, failingSince: null, acts: [] } : job,
      )
      messages = messages.filter(({ id }) => id !== subjectId)
      rates = rates.map(rate =>
        rate.id === subjectId && act === 'pause_rate'
          ? { ...rate, state: 'paused', pausedAt: minutesFromNow(0), acts: ['resume_rate'] }
          : rate,
      )
      return { outcome: 'done', request: null }
    },
  }
}
