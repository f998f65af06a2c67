import type { ComponentType } from 'react'
import { routeRow, type RouteName } from '../../routes/table/routeTable.ts'

type PageModule = Readonly<Record<string, ComponentType>>

/** Every page's code, each in a chunk of its own. */
const modules = import.meta.glob<PageModule>('../../features/**/*Page.tsx')

/** Loads the component of a page. */
export async function loadPage(name: RouteName): Promise<ComponentType> {
  const { page } = routeRow(name)
  const load = modules[`../../features/${page}.tsx`]
  const component = (await load?.())?.[page.split('/').at(-1) ?? '']
  if (component === undefined)
    throw new Error(`There is no features/${page}.tsx, or it does not export its page`)
  return component
}
