import type {
  businessPurposes,
  ContactField,
  ContactTopic,
  flawSeverities,
  monthlyVolumes,
} from '../domain/contact/topic.ts'

type Choice =
  | (typeof monthlyVolumes)[number]
  | (typeof flawSeverities)[number]
  | (typeof businessPurposes)[number]

/** What the letter to support says around what was written. */
export interface ContactLetterWords {
  readonly subject: Readonly<Record<ContactTopic, string>>
  readonly fields: Readonly<Record<ContactField | 'number' | 'name' | 'email' | 'user' | 'at', string>>
  readonly choices: Readonly<Record<Choice, string>>
  readonly yes: string
  readonly nobody: string
  /** Whoever answers has to know that the address may be a stranger's. */
  readonly care: string
}
