import path from 'node:path'

/** The files of a repository, and what each says. */
interface Sources {
  readonly files: readonly string[]
  readonly read: (file: string) => string
}

/** Which files each file names, and which name it. */
export interface ModuleGraph {
  /**
   * Every file that these are named by, over any number of steps, and themselves.
   * @param isBoundary of a file that brings the product, or all words, along: whoever names it does not use all that is behind it
   */
  usersOf(files: readonly string[], isBoundary: (file: string) => boolean): ReadonlySet<string>
  /** The files that a file itself names. */
  readonly namedBy: (file: string) => readonly string[]
}

const isModule = (file: string): boolean => /\.(?:ts|tsx|mts|js|mjs)$/.test(file)
/** Types are gone when a test runs. */
const ofTypes = /^(?:import|export) type [^']*'[^'\n]+'/gm
/** A name in quotes that may be a file of ours: begins with a dot or a workspace, or has a folder before its ending. */
const quoted = /'((?:\.{1,2}\/|@souk\/|[\w-]+\/)[^'\n]*)'/g

/**
 * The graph of everything that modules name in quotes: imports, mocks, JSON and style files, and what is read by its path.
 * That is more than a bundler follows and never less, but for names that are put together as the program runs.
 * @param more what is known beside, as which page a story opens
 */
export function moduleGraph(
  { files, read }: Sources,
  more: ReadonlyMap<string, readonly string[]> = new Map(),
): ModuleGraph {
  const known = new Set(files)
  const users = new Map<string, string[]>()
  const named = new Map<string, string[]>()
  const note = (user: string, used: string) => {
    named.set(user, [...(named.get(user) ?? []), used])
    const list = users.get(used)
    if (list) list.push(user)
    else users.set(used, [user])
  }
  for (const file of files) {
    if (!isModule(file)) continue
    for (const used of namedIn(file, read(file), known)) note(file, used)
  }
  for (const [user, all] of more) for (const used of all) note(user, used)
  return {
    namedBy: file => named.get(file) ?? [],
    usersOf(changed, isBoundary) {
      const found = new Set<string>()
      const open = [...changed]
      for (let file = open.pop(); file !== undefined; file = open.pop()) {
        if (found.has(file)) continue
        found.add(file)
        // What lies behind a boundary is not felt in front of it, unless it is the boundary that was changed.
        if (isBoundary(file) && !changed.includes(file)) continue
        open.push(...(users.get(file) ?? []))
      }
      return found
    },
  }
}

function namedIn(file: string, text: string, known: ReadonlySet<string>): ReadonlySet<string> {
  const folder = path.posix.dirname(file)
  const named = new Set<string>()
  for (const [, name = ''] of text.replaceAll(ofTypes, '').matchAll(quoted)) {
    const bare = name.replace(/[?#].*$/, '')
    const places = bare.startsWith('@souk/')
      ? [bare.slice('@souk/'.length)]
      : bare.startsWith('.')
        ? [path.posix.join(folder, bare)]
        : [bare, path.posix.join(folder, bare)]
    for (const place of places) if (known.has(place)) named.add(place)
  }
  return named
}
