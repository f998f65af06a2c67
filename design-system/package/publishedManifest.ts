import { globSync } from 'node:fs'
import { takenAlong } from './compile.ts'
import { compiledPath } from './compiledPath.ts'
import { entries, styleSheets } from './entries.ts'
import { libFolder } from './groupModule.ts'
import { home, modulesOf, readManifest } from './modules.ts'

interface Target {
  readonly types: string
  readonly default: string
}
type Exports = Readonly<Record<string, string | Target | null>>

const target = (path: string): Target => ({ types: `./${path}.d.ts`, default: `./${path}.js` })

/** Modules of a group that its users do not see, beside styles. */
function closedIn(folder: string): readonly string[] {
  const open = new Set(modulesOf(folder))
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: home })
    .filter(file => !/\.(?:styles|test|typetest|d)\.|__generated__|generate\/|build\.ts/.test(file))
    .filter(file => !/^locales\/\w+\//.test(file) && !open.has(file))
    .toSorted()
}

/** What can be imported: each group, each of its open modules by its own path, the style sheets. */
export function publishedExports(): Exports {
  const rows: [string, string | Target | null][] = [['./package.json', './package.json']]
  for (const sheet of Object.keys(styleSheets))
    rows.push([`./${sheet}`, { types: `./${sheet}.d.ts`, default: `./${sheet}` }])
  for (const [name, { folder }] of Object.entries(entries)) {
    rows.push([`./${name}`, target(`entries/${name}`)])
    rows.push([`./${folder}/*`, target(`${libFolder}/${folder}/*`)], [`./${folder}/*.styles`, null])
    for (const file of closedIn(folder)) rows.push([`./${compiledPath(file)}`, null])
  }
  // What is made of the contract: types that the groups of the domain share.
  rows.push(['./domain/__generated__/*', target(`${libFolder}/domain/__generated__/*`)])
  return Object.fromEntries(rows)
}

/** A user's own versions may be newer: the same one then serves both. */
const ranged = (exact: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(exact).map(([name, version]) => [name, `^${version}`]))

interface PublishedManifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly type: 'module'
  readonly sideEffects: readonly string[]
  readonly exports: Exports
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

/** What the package says of itself when it is installed. The workspace's own leads to sources, and names exact versions. */
export function publishedManifest(): PublishedManifest {
  const { version, dependencies: all, peerDependencies } = readManifest()
  const dependencies = Object.fromEntries(Object.entries(all).filter(([name]) => !takenAlong.test(name)))
  return {
    name: '@souk/design-system',
    version,
    description: 'Components, forms, tokens and words of Souk, a peer-to-peer crypto marketplace.',
    license: 'MIT AND OFL-1.1',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: publishedExports(),
    dependencies: ranged(dependencies),
    peerDependencies,
  }
}
