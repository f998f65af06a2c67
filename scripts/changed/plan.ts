import path from 'node:path'
import { areaOf, areas, type Area, type AreaName } from './areas.ts'
import type { ModuleGraph } from './moduleGraph.ts'

/** Which files of a step run: all of them, or these. */
export type Choice = 'all' | readonly string[]

/** What a change asks for. */
export interface Plan {
  readonly unit: Choice
  readonly stories: Choice
  readonly journeys: Choice
  /** A line for each thing that decided it, for people. */
  readonly reasons: readonly string[]
}

/** What one changed file is to the tests. */
type Kind =
  | { readonly kind: 'area'; readonly area: AreaName }
  /** Words of an area, in one language: its components say them. */
  | { readonly kind: 'words'; readonly area: AreaName }
  /** The graph tells of its users. */
  | { readonly kind: 'graph' }
  /** Nobody but people reads it. */
  | { readonly kind: 'none' }
  | { readonly kind: 'all' }

const isUnit = (file: string): boolean =>
  /^(?:server|mesh|http|design-system|app|scripts|tests\/(?:chains|contract|database|ledger|reputation|support|visual))\/.*\.test\.ts$/.test(
    file,
  )
const isStory = (file: string): boolean => /^stories\/.*\.stories\.tsx$/.test(file)
const isJourney = (file: string): boolean => /^tests\/e2e\/.*\.e2e\.ts$/.test(file)

/** These list the files of the repository themselves, so that no graph tells what they look at; each takes seconds at most. */
export const readersOfFolders: readonly string[] = [
  'design-system/exports.test.ts',
  'design-system/tokens/noLiterals.test.ts',
  'scripts/changed/areas.test.ts',
  'scripts/docs.test.ts',
  'tests/visual/storyCoverage.test.ts',
]

/** First match wins. */
const kinds: readonly (readonly [pattern: RegExp, kind: 'none' | 'graph' | 'noun' | 'words'])[] = [
  [/^(?:docs|bench|brand\/README)\b.*\.(?:md|png)$|^[^/]*\.md$|^LICENSE$/, 'none'],
  [/^(?:bench|tests\/faults)\//, 'graph'],
  [/^tests\/e2e\/.*\.e2e\.ts$|\.test\.ts$|^stories\//, 'graph'],
  [/^tests\/(?:chains|contract|database|ledger|reputation)\//, 'graph'],
  [/^(?:server\/modules|design-system\/domain)\/[^/]+\/[^/]+\//, 'noun'],
  [/^(?:server\/(?:domain|adapters)|app\/features)\/[^/]+\//, 'noun'],
  [/^design-system\/locales\/[a-z]{2}\/(?!\w*[rR]esources)\w+\.ts$/, 'words'],
  [/^design-system\/format\//, 'graph'],
]

/** The noun that a file of a layer belongs to: modules and components stand in groups, the others do not. */
function nounOf(file: string): string {
  const [, , first = '', second = ''] = file.split('/')
  return /^(?:server\/modules|design-system\/domain)\//.test(file) ? second : first
}

/** What decides about one changed file. */
export function kindOf(file: string): Kind {
  const kind = kinds.find(([pattern]) => pattern.test(file))?.[1]
  if (kind === 'none' || kind === 'graph') return { kind }
  const area =
    kind === 'words' ? areaOfWords(path.basename(file, '.ts')) : kind === 'noun' ? areaOf(nounOf(file)) : null
  if (area === null) return { kind: 'all' }
  return { kind: kind === 'words' ? 'words' : 'area', area }
}

/** `tradeDialog` has words of trades: the longest beginning that is a noun. */
function areaOfWords(name: string): AreaName | null {
  const ends = [...name.matchAll(/(?=[A-Z])|$/g)].map(({ index }) => index).toReversed()
  return ends.map(end => areaOf(name.slice(0, end))).find(area => area !== null) ?? null
}

/** Where the product, or a page that is looked up by its name, begins. */
const starts: readonly string[] = [
  'server/composition/server.ts',
  'mesh/start.ts',
  'tests/e2e/support/product.ts',
  'app/start/routes/pages.ts',
]
const never = () => false
const isStart = (file: string): boolean => starts.includes(file)
const isOfTests = (file: string): boolean => file.startsWith('tests/')
/** Lists of words: a story loads them all, and says a few. */
const listsWords = (file: string): boolean =>
  /^design-system\/locales\/[a-z]+\/\w*[rR]esources\.ts$/.test(file)

const belongsTo = (area: AreaName, file: string): boolean => {
  const contract = /^tests\/contract\/(.*)$/.exec(file)?.[1]
  const journey = /^tests\/e2e\/[^/]*\/(.*)\.e2e\.ts$/.exec(file)?.[1]
  const { contract: beginnings, journeys }: Area = areas[area]
  return contract === undefined
    ? journey !== undefined && journeys.includes(journey)
    : beginnings.some(beginning => contract.startsWith(beginning))
}

const showsNoun = (area: AreaName, file: string): boolean => {
  const noun = /^stories\/domain\/[^/]+\/([^/]+)\//.exec(file)?.[1]
  return noun !== undefined && areaOf(noun) === area
}

/** What these changed files ask for, of the files that there are. */
export function planFor(changed: readonly string[], files: readonly string[], graph: ModuleGraph): Plan {
  const decided = changed.map(file => ({ file, decision: kindOf(file) }))
  const [whole] = decided.filter(({ decision }) => decision.kind === 'all')
  if (whole)
    return {
      unit: 'all',
      stories: 'all',
      journeys: 'all',
      reasons: [`everything: ${whole.file} belongs to no one part`],
    }
  const called = new Set(decided.flatMap(({ decision }) => (decision.kind === 'area' ? [decision.area] : [])))
  const said = decided.flatMap(({ decision }) => (decision.kind === 'words' ? [decision.area] : []))
  const users = graph.usersOf(changed, isStart)
  const shown = graph.usersOf(changed, file => isStart(file) || listsWords(file))
  // A test that starts the product asks it over HTTP, and names of its code a few values: the table says what it proves.
  const asking = graph.usersOf(starts, never)
  const near = graph.usersOf(changed, file => !isOfTests(file))
  const isUsing = (file: string) => (asking.has(file) ? near : users).has(file)
  const isCalled = (file: string) => [...called].some(area => belongsTo(area, file))
  const isSaid = (file: string) => said.some(area => showsNoun(area, file))
  const listed = changed.length === 0 ? [] : readersOfFolders
  return {
    unit: files.filter(file => isUnit(file) && (isUsing(file) || isCalled(file) || listed.includes(file))),
    stories: files.filter(file => isStory(file) && (shown.has(file) || isSaid(file))),
    journeys: files.filter(file => isJourney(file) && (isUsing(file) || isCalled(file))),
    reasons: [...called].map(area => {
      const of = decided.filter(({ decision }) => decision.kind === 'area' && decision.area === area)
      return `${area}: ${of.length === 1 ? of[0]?.file : `${of.length} files`}`
    }),
  }
}
