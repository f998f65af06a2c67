import { bundlesOf, routeRow, type RouteName } from '../../app/routes/table/routeTable.ts'
import { locales } from '../../design-system/format/locale.ts'
import type { WordBundle } from '../../design-system/locales/wordBundle.ts'
import { fontsOf, isFontFile } from '../../mesh/web/fonts.ts'
import type { ShellPreload } from '../../mesh/web/shell.ts'
import { bundleModule, firstModule } from '../generation/words.ts'

/** The part of a bundled chunk that preloads are made from. */
export interface BuiltChunk {
  readonly fileName: string
  /** The module that the chunk was made for; null for a shared one. */
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly isEntry: boolean
}

/**
 * What each page needs at once besides what `index.html` itself loads: its own code, the words of its locale and the fonts
 * of its script, so that nothing is discovered late.
 * @param assets the names of all built files
 */
export function preloadsFrom(chunks: readonly BuiltChunk[], assets: readonly string[]) {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const chunkOf = (module: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module) ?? false)
  const withImports = (chunk: BuiltChunk | undefined, seen = new Set<string>()): Set<string> => {
    if (chunk === undefined || seen.has(chunk.fileName)) return seen
    seen.add(chunk.fileName)
    for (const name of chunk.imports) withImports(byName.get(name), seen)
    return seen
  }
  const atOnce = withImports(chunks.find(({ isEntry }) => isEntry))
  const modules = (chunk: BuiltChunk | undefined, locale?: string): ShellPreload[] =>
    [...withImports(chunk)]
      .filter(name => !atOnce.has(name))
      .map(name => ({ href: `/${name}`, as: 'module', ...(locale === undefined ? {} : { locale }) }))

  const spoken = locales.flatMap(locale => [
    ...fontsOf(locale).flatMap(font => {
      const file = assets.find(name => isFontFile(name, font))
      return file === undefined ? [] : [{ href: `/${file}`, as: 'font', type: 'font/woff2', locale } as const]
    }),
    ...modules(chunkOf(`/locales/${firstModule(locale)}`), locale),
  ])
  const ofBundle = (name: WordBundle) =>
    locales.flatMap(locale => modules(chunkOf(`/locales/${bundleModule(locale, name)}`), locale))
  return (name: RouteName): readonly ShellPreload[] => {
    const { page } = routeRow(name)
    const chunk = chunkOf(`/features/${page}.tsx`)
    if (chunk === undefined) throw new Error(`The build has no chunk of features/${page}.tsx`)
    return [...spoken, ...bundlesOf(name).flatMap(ofBundle), ...modules(chunk)]
  }
}
