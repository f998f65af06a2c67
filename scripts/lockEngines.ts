import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// `npx node scripts/lockEngines.ts`, after a package was added: npm compares what packages ask of Node with the one that it runs on itself,
// and warns page after page of a Node that never runs them. They run on the project's own, which a test compares instead.

const root = new URL('..', import.meta.url)
/** The lock of all packages. */
export const lockFile = fileURLToPath(new URL('package-lock.json', root))

interface Lock {
  readonly packages: Record<string, { engines?: { readonly node?: string } | readonly string[] }>
}

/** The oldest major version of Node that a package takes, of `^22.12.0 || >=24`: 22; 0 where it says none. */
export function oldestNode(range: string | undefined): number {
  const versions = (range ?? '').split('||').map(part => Number(/(\d+)/.exec(part)?.[1] ?? 0))
  return Math.min(...versions)
}

const nodeOf = (engines: Lock['packages'][string]['engines']): string | undefined =>
  engines === undefined || Array.isArray(engines) ? undefined : (engines as { readonly node?: string }).node

/**
 * The lock without what a package asks of Node, where that is newer than the one that npm may run on.
 * @param outer the oldest major version that npm may run on, as `engines` of the project says
 */
export function withoutNewerEngines(text: string, outer: number): string {
  const lock = JSON.parse(text) as Lock
  for (const [path, entry] of Object.entries(lock.packages))
    if (path.startsWith('node_modules/') && oldestNode(nodeOf(entry.engines)) > outer) delete entry.engines
  return `${JSON.stringify(lock, null, 2)}\n`
}

/** What packages of the lock ask of Node by their own word, as they are installed: path and range. */
export function installedRanges(text: string): (readonly [path: string, range: string])[] {
  return Object.keys((JSON.parse(text) as Lock).packages).flatMap(path => {
    if (!path.startsWith('node_modules/')) return []
    try {
      const { engines } = JSON.parse(
        readFileSync(new URL(`${path}/package.json`, root), 'utf8'),
      ) as Lock['packages'][string]
      const range = nodeOf(engines)
      return range === undefined ? [] : [[path, range] as const]
    } catch {
      // Of another platform.
      return []
    }
  })
}

/** The oldest major version that the project lets npm run on. */
export const outerNode = (): number => {
  const { engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    readonly engines: { readonly node: string }
  }
  return oldestNode(engines.node)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(lockFile, withoutNewerEngines(readFileSync(lockFile, 'utf8'), outerNode()))
