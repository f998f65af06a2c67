type NamedBy = (file: string) => readonly string[]

/** What a component stands between: what it is put together from, and what is put together with it. Files, in order. */
interface Relations {
  readonly madeOf: readonly string[]
  readonly partOf: readonly string[]
}

interface Way {
  /** Where looking ends: what is looked for. */
  readonly isFound: (file: string) => boolean
  /** What is looked through: it is no more than a part of what looks. */
  readonly isPassed: (file: string) => boolean
}

/** What a file names itself, or by what is looked through on the way; never itself. In order. */
export function reachedFrom(start: string, namedBy: NamedBy, { isFound, isPassed }: Way): readonly string[] {
  const seen = new Set<string>()
  const found = new Set<string>()
  const open = [start]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const named of namedBy(file)) {
      if (isFound(named)) found.add(named)
      else if (isPassed(named)) open.push(named)
    }
  }
  found.delete(start)
  return [...found].toSorted()
}

/**
 * How the components that stories show stand to each other, by their files. What no story shows (styles, hooks, inner parts) is
 * looked through: it belongs to whoever names it.
 */
export function relationsOf(shown: readonly string[], namedBy: NamedBy): ReadonlyMap<string, Relations> {
  const components = new Set(shown)
  const way = {
    isFound: (file: string) => components.has(file),
    isPassed: (file: string) => file.startsWith('design-system/'),
  }
  const madeOf = new Map(shown.map(file => [file, reachedFrom(file, namedBy, way)]))
  const partOf = new Map<string, string[]>()
  for (const [file, parts] of madeOf)
    for (const part of parts) partOf.set(part, [...(partOf.get(part) ?? []), file])
  return new Map(
    [...madeOf].map(([file, parts]) => [
      file,
      { madeOf: parts, partOf: (partOf.get(file) ?? []).toSorted() },
    ]),
  )
}
