import { admit, type Standing } from '../../routes/access.ts'
import { matchRoute } from '../../routes/matchRoute.ts'
import { routeRow, type BackRule, type RouteName } from '../../routes/table/routeTable.ts'

interface BackParts {
  /** Closes the modal, sheet or list that is open; says whether there was one. */
  readonly closeTopmost: () => boolean
  readonly pathname: () => string
  readonly standing: () => Standing
  /** Goes to a page. */
  readonly go: (name: RouteName) => void
  /** Whether there is a page of ours before this one. */
  readonly hasBefore: () => boolean
  /** Goes to it. */
  readonly before: () => void
}

const targets = { none: null, trades: 'trades', dashboard: 'dashboard' } as const satisfies Record<
  BackRule,
  RouteName | null
>

/**
 * What the shell's "back" does (specification 000 §2): closes what is open; else goes where the page's own rule leads, or to the
 * page before it. Says whether it could: where it could not, the shell may leave.
 */
export function goBack({ closeTopmost, pathname, standing, go, hasBefore, before }: BackParts): boolean {
  if (closeTopmost()) return true
  const match = matchRoute(pathname())
  const rule = match === null ? undefined : routeRow(match.name).back
  if (rule === 'none') return false
  const target = rule === undefined ? null : targets[rule]
  // A guest in a trade has no list of trades: for them it is a page like others.
  if (target !== null && admit(routeRow(target).access, standing(), false) === 'in') {
    go(target)
    return true
  }
  if (!hasBefore()) return false
  before()
  return true
}
