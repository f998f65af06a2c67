import type { ComponentType } from 'react'
import { routeRow, type RouteName } from '../../routes/table/routeTable.ts'
import type { PageModule } from './pageModule.ts'

type PageTable = Readonly<Record<string, () => Promise<PageModule>>>

/** Every page's code, each in a chunk of its own, but for those of few people: what leads to these weighs on nobody else. */
const modules: PageTable = import.meta.glob<PageModule>([
  '../../features/**/*Page.tsx',
  '!../../features/{merchant,operator}/**',
])

/** By the folder of their feature. */
const tablesOfFew: Readonly<Record<string, () => Promise<PageTable>>> = {
  merchant: async () => (await import('./merchantPages.ts')).merchantPages,
  operator: async () => (await import('./operatorPages.ts')).operatorPages,
}

/** Loads the component of a page. */
export async function loadPage(name: RouteName): Promise<ComponentType> {
  const { page } = routeRow(name)
  const [feature = ''] = page.split('/')
  const table = (await tablesOfFew[feature]?.()) ?? modules
  const component = (await table[`../../features/${page}.tsx`]?.())?.[page.split('/').at(-1) ?? '']
  if (component === undefined)
    throw new Error(`There is no features/${page}.tsx, or it does not export its page`)
  return component
}
