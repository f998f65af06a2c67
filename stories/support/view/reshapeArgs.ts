import { huge, isAmount, isDecimal, isState, isWritten, longer, type DataSet } from './dataSet.ts'

/** What is known of a property: as in Storybook’s table of it. */
interface PropFacts {
  readonly type?: { readonly required?: boolean }
  readonly table?: { readonly type?: { readonly summary?: string | undefined } }
}

type Args = Readonly<Record<string, unknown>>

/** Types of a property that holds a text as somebody writes it; a union of choices is none. */
const texts = new Set(['string', 'ReactNode', 'string | null'])

const isOptional = ({ type, table }: PropFacts): boolean =>
  type?.required === false || (table?.type?.summary ?? '').endsWith('| null')

/**
 * The properties of a component with other data of the same shape, by their types: long texts, lists without a row, texts that are not
 * there, huge amounts. What a story draws by itself, without properties, stays as it is.
 */
export function reshapeArgs(
  args: Args,
  facts: Readonly<Record<string, PropFacts | undefined>>,
  set: DataSet,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, reshaped(name, value, facts[name] ?? {}, set)]),
  )
}

function reshaped(name: string, value: unknown, facts: PropFacts, set: DataSet): unknown {
  const summary = facts.table?.type?.summary ?? ''
  const isText = typeof value === 'string' && texts.has(summary)
  if (set === 'long') return isText && !isDecimal(value) ? longer(value) : within(value, set)
  if (set === 'huge')
    return isDecimal(value) && summary === 'DecimalString' ? huge(value) : within(value, set)
  if (set === 'usual' || isState(set)) return value
  // A list that always has rows says so in its type.
  if (Array.isArray(value) && !summary.startsWith('readonly [')) return []
  if (isText && isOptional(facts) && name !== 'children') return summary.endsWith('null') ? null : undefined
  return value
}

/** The same in data of several levels, where a name alone says what a field is. */
function within(value: unknown, set: DataSet, name = ''): unknown {
  if (typeof value === 'string') {
    if (set === 'long') return isWritten(name) ? longer(value) : value
    return isAmount(name) && isDecimal(value) ? huge(value) : value
  }
  if (Array.isArray(value)) return value.map(one => within(one, set, name))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  if ('$$typeof' in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, within(one, set, key)]))
}
