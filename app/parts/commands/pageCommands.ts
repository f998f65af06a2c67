import { admit, type Standing } from '../../routes/access.ts'
import { filledTexts, type PageTextTable, type ReadTable } from '../../routes/pageTexts.ts'
import { routeNames, routeRow, type RouteName } from '../../routes/table/routeTable.ts'

/** A page that somebody can go to from anywhere. */
export interface PageCommand {
  readonly name: RouteName
  readonly path: string
  readonly title: string
}

/** Pages at fixed addresses that make sense only from another page, or by a link. */
const ledTo: ReadonlySet<RouteName> = new Set<RouteName>([
  'editAdverts',
  'error',
  'guest',
  'invoicePreview',
  'logOut',
  'notFound',
  'searchFilter',
  'transactionsFilter',
])

/** Whose places are not everybody's. */
const isOfOperators = (name: RouteName) => routeRow(name).page.startsWith('operator/')

/**
 * The pages that somebody may see and that need nothing said beforehand, in the order of the table; of several with one title the first.
 * @param isOperator whether they write what is read here
 */
export function pageCommands(
  texts: PageTextTable & ReadTable,
  standing: Standing,
  isOperator: boolean,
): readonly PageCommand[] {
  const titles = new Set<string>()
  return routeNames.flatMap(name => {
    const { path, access } = routeRow(name)
    if (path.includes(':') || ledTo.has(name) || admit(access, standing, false) !== 'in') return []
    if (isOfOperators(name) && !isOperator) return []
    const title = filledTexts(texts, name, () => '').heading.trim()
    if (title === '' || titles.has(title)) return []
    titles.add(title)
    return [{ name, path, title }]
  })
}
