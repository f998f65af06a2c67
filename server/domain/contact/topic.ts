import { refuse, type Refusal } from '../refusal/refusal.ts'

export const monthlyVolumes = [
  'up_to_thousand',
  'up_to_ten_thousand',
  'up_to_hundred_thousand',
  'more',
] as const
export const flawSeverities = ['low', 'medium', 'high', 'critical'] as const
export const businessPurposes = ['store', 'partner', 'law', 'press'] as const

/** What somebody may write to support about by a form, and what each asks for beside the name, the address and the text. */
export const contactTopics = {
  trader: { country: 'required', currencies: 'required', monthly_volume: 'required' },
  bug: { place: 'required', severity: 'required', steps: 'required', may_name: 'optional' },
  business: { company: 'required', site: 'optional', purpose: 'required' },
} as const satisfies Record<string, Readonly<Record<string, 'required' | 'optional'>>>

export type ContactTopic = keyof typeof contactTopics
export const contactTopicNames = Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]]

/** A field of one topic. */
export type ContactField = { [Topic in ContactTopic]: keyof (typeof contactTopics)[Topic] }[ContactTopic]
export type ContactDetails = Readonly<Partial<Record<ContactField, string | boolean>>>

const rulesOf = (topic: ContactTopic): Readonly<Partial<Record<string, 'required' | 'optional'>>> =>
  contactTopics[topic]
const everyField = [...new Set(contactTopicNames.flatMap(topic => Object.keys(contactTopics[topic])))]

const isSaid = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null && value !== false

/** A request as it was sent, whatever fields it has. */
interface Sent extends ContactDetails {
  readonly topic: ContactTopic
  readonly name: string
  readonly text: string
}

/** Why a request is not taken: a field of its topic is empty, or one of another topic is not. Null when it may be taken. */
export function contactRefusal(sent: Sent): Refusal | null {
  const rules = rulesOf(sent.topic)
  const fields: Readonly<Record<string, unknown>> = { ...sent }
  const foreign = everyField.find(field => rules[field] === undefined && isSaid(fields[field]))
  if (foreign !== undefined) return refuse('not_applicable', foreign)
  const asked = ['name', ...everyField.filter(field => rules[field] === 'required'), 'text']
  const empty = asked.find(field => !isSaid(fields[field]))
  return empty === undefined ? null : refuse('required', empty)
}

/** What a request says of its topic, in the order of the table. */
export function contactDetails(sent: Sent): ContactDetails {
  const fields: Readonly<Record<string, unknown>> = { ...sent }
  const own = Object.keys(contactTopics[sent.topic]).filter(field => isSaid(fields[field]))
  return Object.fromEntries(
    own.map(field => {
      const value = fields[field]
      return [field, typeof value === 'string' ? value.trim() : true]
    }),
  )
}
