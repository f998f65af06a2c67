/** Where somebody came from, as the server keeps it. */
export const trackerNames = ['ref', 'campaign', 'source', 'content', 'term', 'medium'] as const
export type TrackerName = (typeof trackerNames)[number]
export type Trackers = { readonly [Name in TrackerName]?: string }

/** Longer values are not kept (specification 000 §2). */
const longestValue = 32
/** Longer referrers are nobody's (specification 000 §5). */
const longestString = 1024

/** The parameters of an address that say it; `ref` is whose invitation it was. */
const parameters = {
  ref: 'ref',
  campaign: 'utm_campaign',
  source: 'utm_source',
  content: 'utm_content',
  term: 'utm_term',
  medium: 'utm_medium',
} as const satisfies Record<TrackerName, string>

/** What a store or a messenger passes on in one string, in its order. */
const splitNames = ['campaign', 'source', 'ref'] as const satisfies readonly TrackerName[]

const isKept = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value.length <= longestValue

function pick(values: Readonly<Partial<Record<TrackerName, string | undefined>>>): Trackers {
  return Object.fromEntries(
    trackerNames.flatMap(name => (isKept(values[name]) ? [[name, values[name]]] : [])),
  )
}

/** Reads one string: "summer-radio-kunle" is a campaign, a source and a reference. */
export function splitTrackers(text: string): Trackers {
  if (text.length > longestString) return {}
  const parts = text.split('-')
  return pick(Object.fromEntries(splitNames.map((name, index) => [name, parts[index]])))
}

/**
 * Reads the query of an address: `ref` and `utm_*`, and a whole string as `referrer` or `utm`. What is named by itself goes
 * before what a string says.
 */
export function readTrackers(query: URLSearchParams): Trackers {
  const single = trackerNames.map(name => [name, query.get(parameters[name])?.trim()])
  return {
    ...splitTrackers(query.get('referrer') ?? query.get('utm') ?? ''),
    ...pick(Object.fromEntries(single)),
  }
}

/** What was kept, as far as it is of our own writing. */
export function parseTrackers(kept: string | null): Trackers {
  try {
    const bag = JSON.parse(kept ?? '{}') as Readonly<Record<string, unknown>> | null
    const texts = trackerNames.map(name => [name, typeof bag?.[name] === 'string' ? bag[name] : undefined])
    return pick(Object.fromEntries(texts))
  } catch {
    return {}
  }
}
