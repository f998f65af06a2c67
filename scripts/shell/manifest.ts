import { filledTexts } from '../../app/routes/pageTexts.ts'
import { coinAliases } from '../../app/routes/coinAlias.ts'
import { routeNames, routeRow, type RouteName } from '../../app/routes/table/routeTable.ts'
import type { AsideTable, PageTextTable, ReadTable } from '../../app/routes/pageTexts.ts'
import { locales, type Locale } from '../../design-system/format/locale.ts'
import type { ShellManifest, ShellPage, ShellPreload, ShellRoute } from '../../mesh/web/shell.ts'
import { paymentMethods } from '../../server/domain/reference/paymentMethod.ts'
import { methodName } from '../../server/locales/referenceNames.ts'

/** What each language's folder says of the pages; that none lacks a key is held by `Translated` and the test of the words. */
async function inEachLocale<Table>(
  noun: 'page' | 'pageAside' | 'pageRead',
): Promise<Readonly<Record<Locale, Table>>> {
  const tables = locales.map(async locale => {
    // Whole, because the build's configuration is bundled into another folder.
    const file = new URL(`../../design-system/locales/${locale}/${noun}.ts`, import.meta.url)
    const words = (await import(file.href)) as Record<string, Table>
    return [locale, words[noun]] as const
  })
  return Object.fromEntries(await Promise.all(tables)) as Record<Locale, Table>
}
const words = await inEachLocale<PageTextTable>('page')
const reads = await inEachLocale<ReadTable>('pageRead')
const asides = await inEachLocale<AsideTable>('pageAside')

/** The values of parameters that have a word of their own, in each locale. */
const named: Readonly<Record<string, NonNullable<ShellRoute['params']>[string]>> = {
  coin: Object.fromEntries(
    coinAliases.map(({ alias, name }) => [alias, Object.fromEntries(locales.map(locale => [locale, name]))]),
  ),
  method: Object.fromEntries(
    [...paymentMethods.values()].map(method => [
      method.urlCode,
      Object.fromEntries(locales.map(locale => [locale, methodName(method, locale)])),
    ]),
  ),
}

/**
 * `shell.json`: what the web host has to know of the app's routes to send each page with its own title, language and
 * preloads; see `mesh/web/shell.ts`.
 * @param preloadsOf what a page needs at once, by its route
 */
export const shellManifest = (preloadsOf: (name: RouteName) => readonly ShellPreload[]): ShellManifest => ({
  locales,
  routes: routeNames.map(name => ({
    pattern: routeRow(name).path,
    ...paramsOf(name),
    ...askedOf(name),
    ...pageOf(name, preloadsOf),
  })),
  notFound: pageOf('notFound', preloadsOf),
  noScript: Object.fromEntries(
    locales.map(locale => [locale, asides[locale].noScript.replaceAll('{{brand}}', '{brand}')]),
  ),
})

function pageOf(name: RouteName, preloadsOf: (name: RouteName) => readonly ShellPreload[]): ShellPage {
  const texts = locales.map(locale => [
    locale,
    filledTexts({ ...words[locale], ...reads[locale] }, name, key => `{${key}}`, asides[locale]),
  ])
  return {
    texts: Object.fromEntries(texts) as ShellPage['texts'],
    opening: openingOf(name),
    preloads: preloadsOf(name),
    ...(routeRow(name).noindex === true ? { noindex: true } : {}),
  }
}

/** A page that is another one for some gets the bar alone: what it is about might not be what comes. */
function openingOf(name: RouteName): NonNullable<ShellPage['opening']> {
  const { access, chrome } = routeRow(name)
  if (chrome === 'back') return 'none'
  return access === 'default' && chrome === 'full' ? 'texts' : 'bar'
}

/** Which values the parameters of a route may have; one that is not listed may have any. */
function paramsOf(name: RouteName): Pick<ShellRoute, 'params'> {
  const { path, values } = routeRow(name)
  const keys = [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key)
  const params = keys.flatMap(key => {
    const own = values?.[key]
    const known = own === undefined ? named[key] : Object.fromEntries(own.map(value => [value, null]))
    return known === undefined ? [] : [[key, known] as const]
  })
  return params.length === 0 ? {} : { params: Object.fromEntries(params) }
}

/** What a page's parameters look like, and the text without which there is no such page. */
function askedOf(name: RouteName): Pick<ShellRoute, 'shapes' | 'document'> {
  const { shapes, document } = routeRow(name)
  return { ...(shapes === undefined ? {} : { shapes }), ...(document === undefined ? {} : { document }) }
}
