import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { moduleGraph } from '../changed/moduleGraph.ts'
import { readStories } from '../storyFacts/readStories.ts'
import type { TokenUses } from './uses.ts'
import { usesIn, type ModuleUses } from './usesIn.ts'

const isComponent = (file: string): boolean =>
  /^design-system\/(?:primitives|domain|forms|alert|modal|brand|theme)\/.*\.tsx$/.test(file)

/** What brings the whole product along: who names it does not show all that is behind it. */
const isBoundary = (file: string): boolean => /^(?:app\/(?:start|routes)|stories\/support)\//.test(file)

/** Reads every module of a design system, and answers which custom properties a component reads. */
function propertyReader(files: readonly string[], read: (file: string) => string) {
  const modules = new Map<string, ModuleUses>()
  const all = new Set(files)
  const moduleOf = (file: string): ModuleUses => {
    const known = modules.get(file)
    if (known !== undefined) return known
    const uses = usesIn(file, read(file))
    modules.set(file, uses)
    return uses
  }

  const before = new Map<string, ReadonlySet<string>>()

  /** Follows names within a module and into modules that hold no component of their own. Names that go in a circle add nothing. */
  function behind(file: string, name: string): ReadonlySet<string> {
    const key = `${file} ${name}`
    const known = before.get(key)
    if (known !== undefined) return known
    const found = new Set<string>()
    before.set(key, found)
    const add = (properties: Iterable<string>) => {
      for (const property of properties) found.add(property)
    }
    const { declared, imports } = moduleOf(file)
    const own = declared.get(name)
    add(own?.properties ?? [])
    for (const next of own?.names ?? []) if (next !== name) add(behind(file, next))
    const imported = imports.get(name)
    if (imported === undefined || !imported.from.startsWith('.')) return found
    const target = path.posix.join(path.posix.dirname(file), imported.from)
    if (all.has(target) && !isComponent(target)) add(behind(target, imported.name))
    return found
  }

  return (file: string): ReadonlySet<string> => {
    const { declared, imports } = moduleOf(file)
    const names = [...declared.keys(), ...imports.keys()]
    return new Set(names.flatMap(name => [...behind(file, name)]))
  }
}

/**
 * Reads from the files of a repository where each token is used.
 *
 * @param names of the tokens, by their custom properties
 */
export function collectUses(root: string, names: ReadonlyMap<string, string>): TokenUses {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root }).filter(file => !/node_modules|\.test\.|\/dist\//.test(file))
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const files = find('{app,design-system,stories}/**/*.{ts,tsx}').toSorted((one, other) =>
    one.localeCompare(other),
  )
  const graph = moduleGraph({ files, read })
  const told = files.flatMap(file => {
    const said = file.endsWith('.stories.tsx') ? readStories(read(file)) : null
    const first = said?.stories[0]
    return said === null || first === undefined ? [] : [{ file, title: said.title, id: first.id }]
  })
  const propertiesOf = propertyReader(files, read)
  const components = files.filter(isComponent)
  const tokens = new Map<string, { components: number[]; stories: Set<number> }>()
  for (const [at, component] of components.entries()) {
    const properties = [...propertiesOf(component)].flatMap(property => names.get(property) ?? [])
    if (properties.length === 0) continue
    const users = graph.usersOf([component], isBoundary)
    const shown = told.flatMap(({ file }, place) => (users.has(file) ? [place] : []))
    for (const name of new Set(properties)) {
      const uses = tokens.get(name) ?? { components: [], stories: new Set() }
      uses.components.push(at)
      for (const place of shown) uses.stories.add(place)
      tokens.set(name, uses)
    }
  }
  return {
    components,
    stories: told.map(({ title, id }) => ({ title, id })),
    tokens: Object.fromEntries(
      [...tokens].map(([name, uses]) => [
        name,
        { components: uses.components, stories: [...uses.stories].toSorted((one, other) => one - other) },
      ]),
    ),
  }
}
