import type { keptResources as english } from '../en/keptResources.ts'
import { savedSearch } from './savedSearch.ts'

export const keptResources: Record<keyof typeof english, object> = { savedSearch }
