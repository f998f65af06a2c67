import { locales } from '../../../format/locale.ts'
import { pseudoLocales } from '../../../locales/pseudo/pseudoLocale.ts'
import { contrasts, densities, themes } from '../../../theme/theme.ts'

/** In what the kit can be looked at, by what stands in its address: `?theme=dark&density=compact`. */
export const kitAxes = {
  theme: themes,
  contrast: contrasts,
  density: densities,
  locale: [...locales, ...pseudoLocales],
  text: ['100', '150', '200'],
  motion: ['full', 'off'],
} as const

/** One of them. */
export type KitAxis = keyof typeof kitAxes
const axisNames = Object.keys(kitAxes) as KitAxis[]

/** One choice of each. */
export type KitView = { readonly [Axis in KitAxis]: (typeof kitAxes)[Axis][number] }
/** A language of the kit: one of ours, or one that nobody speaks. */
export type KitLocale = KitView['locale']

/** What an address says, and what it leaves open as it usually is. What it says that is none of ours counts as left open. */
export function readView(query: Pick<URLSearchParams, 'get'>, usual: KitView): KitView {
  const chosen = axisNames.flatMap(axis => {
    const choices: readonly string[] = kitAxes[axis]
    const said = choices.find(choice => choice === query.get(axis))
    return said === undefined ? [] : [[axis, said]]
  })
  return { ...usual, ...(Object.fromEntries(chosen) as Partial<KitView>) }
}

/** An address’s query with some choices changed; what else it says stays. */
export function withChoices(query: URLSearchParams, changed: Partial<KitView>): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [axis, choice] of Object.entries(changed)) next.set(axis, choice)
  return next
}
