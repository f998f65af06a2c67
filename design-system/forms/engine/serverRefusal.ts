import type { RefusalWords } from '../../locales/errorText.ts'
import type { FieldStatus, FormMessage } from './formMessage.ts'

/** What a server said no with, however the call was made. */
export interface ServerRefusal {
  /** The first text of each field, under the wire's names. */
  readonly fields: Readonly<Record<string, string>>
  /** Set when the whole answer was one text. */
  readonly text: string | null
  readonly code: string | undefined
  readonly params: RefusalWords['params']
  /** Refused because of a black list: the page says it in place, nothing pops up. */
  readonly isBl: boolean | undefined
}

type Bag = Readonly<Record<string, unknown>>

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

/**
 * The server's refusal inside an error of any client: a body (`data.errors`, `errors`, `error`) or the `extensions` of a
 * GraphQL error. Null for anything else: a lost connection or a fault of ours carries none of it, and is not the form's to
 * report.
 */
export function readRefusal(error: unknown): ServerRefusal | null {
  if (!isBag(error)) return null
  const answer = answerIn(error)
  if (!answer) return null
  const { fields, text } = messagesOf(answer.messages)
  const { code, params, isBl } = answer.bag
  return {
    fields,
    text,
    code: typeof code === 'string' ? code : undefined,
    params: isBag(params) ? (params as RefusalWords['params']) : undefined,
    isBl: typeof isBl === 'boolean' ? isBl : undefined,
  }
}

interface Answer {
  readonly bag: Bag
  readonly messages: unknown
}

/** The bag that holds the messages, in the order of the specification. */
function answerIn(error: Bag): Answer | null {
  const { data, errors } = error
  if (isBag(data) && isBag(data['errors'])) return { bag: data, messages: data['errors'] }
  const extensions = graphqlExtensions(error)
  if (extensions) return { bag: extensions, messages: extensions['errors'] }
  if (isBag(errors) && !Array.isArray(errors)) return { bag: error, messages: errors }
  const single = error['error']
  return typeof single === 'string' || isBag(single) ? { bag: error, messages: single } : null
}

/** The extensions of the first error that has a code: of one GraphQL error, or of a client's list of them. */
function graphqlExtensions(error: Bag): Bag | null {
  const candidates = Array.isArray(error['errors']) ? [error, ...(error['errors'] as unknown[])] : [error]
  for (const candidate of candidates) {
    const extensions = isBag(candidate) ? candidate['extensions'] : null
    if (isBag(extensions) && ('code' in extensions || 'errors' in extensions)) return extensions
  }
  return null
}

function messagesOf(messages: unknown): Pick<ServerRefusal, 'fields' | 'text'> {
  if (typeof messages === 'string') return { fields: {}, text: messages }
  if (!isBag(messages)) return { fields: {}, text: null }
  const found = Object.entries(messages).flatMap(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value
    return typeof first === 'string' && first !== '' ? [[name, first] as const] : []
  })
  return { fields: Object.fromEntries(found), text: null }
}

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The field of a form that a name of the wire means: itself, in camel case, or the field that holds it (`a.0.b` → `a`). */
export function fieldNamed(wireName: string, names: readonly string[]): string | null {
  const root = wireName.split('.')[0] ?? ''
  const wanted = [wireName, camel(wireName), root, camel(root)]
  return wanted.find(name => names.includes(name)) ?? null
}

/** The statuses that a refusal puts on the fields of a form. */
export function statusesFor(
  refusal: ServerRefusal,
  names: readonly string[],
): ReadonlyMap<string, FieldStatus> {
  const entries = Object.entries(refusal.fields)
  const placed = new Map<string, FieldStatus>()
  for (const [wireName, text] of entries) {
    const name = fieldNamed(wireName, names)
    // The code explains the answer as a whole: with several fields, only the texts tell them apart.
    const words = entries.length === 1 ? { code: refusal.code, params: refusal.params, text } : { text }
    if (name !== null && !placed.has(name)) placed.set(name, { kind: 'error', message: { refusal: words } })
  }
  return placed
}

/** What an alert says of a refusal that no field took: the first message of the first field, or the one text. */
export function alertMessageOf(refusal: ServerRefusal): FormMessage | null {
  const text = refusal.text ?? Object.values(refusal.fields)[0]
  if (text === undefined && refusal.code === undefined) return null
  return { refusal: { code: refusal.code, params: refusal.params, text } }
}
