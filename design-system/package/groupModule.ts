import { basename } from 'node:path'
import { compiledPath } from './compiledPath.ts'
import { modulesOf, publicNames } from './modules.ts'

/** Where compiled modules lie in the package: as in the repository, so that a path that leads out of the design system stays right. */
export const libFolder = 'lib/design-system'

interface Claim {
  readonly file: string
  readonly isType: boolean
}

/** Of two modules with the same name the one that is called after it; the other is imported by its own path. */
function winnerOf(name: string, claims: readonly Claim[]): Claim | undefined {
  const isCalledSo = ({ file }: Claim) => basename(file).replace(/\.tsx?$/, '') === name
  return claims.find(isCalledSo) ?? claims[0]
}

/**
 * The module of a group's entry: all that its modules export. Sources have no such module: the app imports each component by its own
 * path, and its chunks are drawn by them.
 * @param kind `types` for the declarations: a module of types alone has no code
 * @param up the way from the entry's folder to the root of the package: `./`, `../`
 */
export function groupModule(folder: string, kind: 'code' | 'types', up: string): string {
  const isThere = ({ isType }: { readonly isType: boolean }) => kind === 'types' || !isType
  const files = modulesOf(folder)
  const named = files.map(file => ({ file, names: publicNames(file).filter(isThere) }))
  const claims = new Map<string, Claim[]>()
  for (const { file, names } of named)
    for (const { name, isType } of names) claims.set(name, [...(claims.get(name) ?? []), { file, isType }])
  const settled = [...claims].flatMap(([name, rivals]) => {
    const winner = rivals.length > 1 ? winnerOf(name, rivals) : undefined
    return winner === undefined ? [] : [{ name, ...winner }]
  })
  const from = (file: string) => `'${up}${libFolder}/${compiledPath(file)}.js'`
  return [
    ...named.filter(({ names }) => names.length > 0).map(({ file }) => `export * from ${from(file)}`),
    ...settled.map(
      ({ name, file, isType }) => `export ${isType ? 'type ' : ''}{ ${name} } from ${from(file)}`,
    ),
    '',
  ].join('\n')
}
