import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { entries } from './entries.ts'

/** The folder of the design system. */
export const home = fileURLToPath(new URL('..', import.meta.url))

interface Manifest {
  readonly version: string
  readonly exports: Readonly<Record<string, string | null>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

/** What the workspace says of itself: its exports lead to sources. */
export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(`${home}/package.json`, 'utf8')) as Manifest

/** Where a subpath leads, as Node picks: the longest part before the star, then the longest key. Null where it is closed. */
export function targetOf(map: Manifest['exports'], subpath: string): string | null | undefined {
  if (subpath in map) return map[subpath]
  const [key] = Object.keys(map)
    .filter(key => key.includes('*'))
    .filter(key => {
      const [start = '', end = ''] = key.split('*')
      return subpath.startsWith(start) && subpath.endsWith(end) && subpath.length >= key.length
    })
    .toSorted((one, other) => other.indexOf('*') - one.indexOf('*') || other.length - one.length)
  return key === undefined ? undefined : map[key]
}

/** Words of one language and what is made of the contract belong to no group: they are reached through what uses them. */
const isBehind = (file: string): boolean =>
  /__generated__\/|\.(?:styles|test|typetest|d)\./.test(file) ||
  /^locales\/\w+\/|^tokens\/(?:generate\/|build)/.test(file)

/** Every module of a group that the workspace's exports open, as a path in the design system. */
export function modulesOf(folder: string): readonly string[] {
  const { exports: map } = readManifest()
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: home })
    .filter(file => !isBehind(file) && targetOf(map, `./${file}`) != null)
    .toSorted()
}

/** Every public module. */
export const publicModules = (): readonly string[] =>
  Object.values(entries).flatMap(({ folder }) => modulesOf(folder))

/** A name that a module exports. */
export interface PublicName {
  readonly name: string
  /** It has no value: an interface or a type. */
  readonly isType: boolean
}

const declared = /^export (?:async )?(function|const|class|interface|type) (\w+)/gm
const passedOn = /^export (type )?\{([^}]+)\}/gm

/** The names that a module of the design system exports. It has no default exports, and no stars. */
export function publicNames(file: string): readonly PublicName[] {
  const source = readFileSync(`${home}/${file}`, 'utf8')
  const own = [...source.matchAll(declared)].map(([, kind = '', name = '']) => ({
    name,
    isType: kind === 'interface' || kind === 'type',
  }))
  const others = [...source.matchAll(passedOn)].flatMap(([, type, list = '']) =>
    list
      .split(',')
      .map(part => part.trim())
      .filter(part => part !== '')
      .map(part => ({
        name:
          part
            .replace(/^type /, '')
            .split(' as ')
            .at(-1) ?? '',
        isType: type !== undefined || part.startsWith('type '),
      })),
  )
  return [...own, ...others].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
