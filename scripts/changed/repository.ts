import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { matchRoute } from '../../app/routes/matchRoute.ts'
import { routeRow } from '../../app/routes/table/routeTable.ts'
import { moduleGraph, type ModuleGraph } from './moduleGraph.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function git(...words: readonly string[]): string[] | null {
  try {
    const out = execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return out.split('\0').flatMap(line => (line.trim() === '' ? [] : [line.trim()]))
  } catch {
    return null
  }
}

/** Where this branch left the one that it will be merged into. */
const leftAt = (): string | undefined =>
  ['origin/HEAD', 'origin/main', 'main', 'master']
    .map(name => git('merge-base', name, 'HEAD')?.[0])
    .find(commit => commit !== undefined)

/** What has changed since this branch began, committed or not; null where Git cannot tell. */
export function changedFiles(): readonly string[] | null {
  const since = leftAt() ?? 'HEAD'
  const known = git('diff', '--name-only', '--no-renames', '-z', since)
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z')
  return known === null || fresh === null ? null : [...new Set([...known, ...fresh])].toSorted()
}

/** All files of the repository, and what they name. */
export function readRepository(): { readonly files: readonly string[]; readonly graph: ModuleGraph } {
  const gone = new Set(git('ls-files', '--deleted', '-z') ?? [])
  const files = (git('ls-files', '--cached', '--others', '--exclude-standard', '-z') ?? []).filter(
    file => !gone.has(file),
  )
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const pages = files.filter(file => /^stories\/(?:pages|flows)\/.*\.stories\.tsx$/.test(file))
  return {
    files,
    graph: moduleGraph({ files, read }, new Map(pages.map(file => [file, pagesOf(read(file))]))),
  }
}

/** The pages that a story opens: the app loads them by the address, which no import tells. */
function pagesOf(text: string): readonly string[] {
  const addresses = [...text.matchAll(/address\s*=\s*(?:["']|\{?`)([^"'`?#]+)/g)]
  return addresses.flatMap(([, address = '']) => {
    const route = matchRoute(address)
    return route === null ? [] : [`app/features/${routeRow(route.name).page}.tsx`]
  })
}
