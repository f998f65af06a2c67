import * as unions from '../../../__generated__/unions.ts'

/** What somebody writes to support about by a form. */
export const contactTopics = unions.contactTopics
export type ContactTopic = (typeof contactTopics)[number]

export const monthlyVolumes = unions.contactVolumes
export const flawSeverities = unions.contactSeverities
export const businessPurposes = unions.contactPurposes

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
