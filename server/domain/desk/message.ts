import type { JobName } from './job.ts'

/** By which way somebody is told of something. */
export const messageWays = ['letter', 'messenger', 'push', 'phone', 'webhook'] as const
export type MessageWay = (typeof messageWays)[number]

/** What fails is tried again, until it is given up: by the machine after a while, or by an operator. */
export const messageStates = ['trying', 'given_up'] as const
export type MessageState = (typeof messageStates)[number]

/** The jobs that say something to somebody, and by which way. Webhooks have a table of their own. */
export const messageJobs = {
  letter: 'letter',
  invoice_letter: 'letter',
  contact_letter: 'letter',
  notice_messenger: 'messenger',
  messenger_answer: 'messenger',
  approval_asking: 'messenger',
  notice_push: 'push',
  phone_code: 'phone',
} as const satisfies Readonly<Partial<Record<JobName, Exclude<MessageWay, 'webhook'>>>>
export type MessageJob = keyof typeof messageJobs
export const messageJobNames = Object.keys(messageJobs) as readonly MessageJob[]
