/** What somebody writes to support about by a form. */
export const contactTopics = ['trader', 'bug', 'business'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const monthlyVolumes = [
  'up_to_thousand',
  'up_to_ten_thousand',
  'up_to_hundred_thousand',
  'more',
] as const
export const flawSeverities = ['low', 'medium', 'high', 'critical'] as const
export const businessPurposes = ['store', 'partner', 'law', 'press'] as const

/** What was written; what a topic does not ask for is left out. */
export interface ContactValues {
  readonly topic: ContactTopic
  readonly name: string
  readonly email: string
  readonly text: string
  readonly country?: string
  readonly currencies?: string
  readonly monthlyVolume?: (typeof monthlyVolumes)[number]
  readonly place?: string
  readonly severity?: (typeof flawSeverities)[number]
  readonly steps?: string
  readonly mayName?: boolean
  readonly company?: string
  readonly site?: string
  readonly purpose?: (typeof businessPurposes)[number]
}
