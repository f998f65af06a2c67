import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Whatever names a module: static, dynamic and side-effect imports, and re-exports. */
const specifiers = /(?:from|import)\s*\(?\s*'([^']+)'/g
/** Types are no use of a component. */
const typeImports = /^import type [^']*'[^']+'/gm
/** Of a list of patterns the first: what the others leave out of it stands in a table of its own. */
const globs = /import\.meta\.glob(?:<[^(]*>)?\(\s*\[?\s*'([^']+)'/g

/** Which source files of the repository a source file names, as paths from `root`. Packages of others are left out. */
function importsOf(root: string, file: string): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8').replaceAll(typeImports, '')
  const folder = path.dirname(file)
  const named = [...text.matchAll(specifiers)].flatMap(([, name = '']) => {
    if (name.startsWith('@souk/')) return [name.replace('@souk/', '')]
    return name.startsWith('.') ? [path.join(folder, name)] : []
  })
  const matched = [...text.matchAll(globs)].flatMap(([, pattern = '']) =>
    globSync(path.join(folder, pattern), { cwd: root }),
  )
  return [...named, ...matched].filter(found => /\.tsx?$/.test(found) && existsSync(path.join(root, found)))
}

/** Every source file that these lead to, themselves included. */
export function reachedFrom(root: string, entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    open.push(...importsOf(root, file))
  }
  return reached
}

/** What these files name themselves. */
export const namedBy = (root: string, files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap(file => importsOf(root, file)))
