import type { homeTopResources as english } from '../en/homeTopResources.ts'
import { homeTop } from './homeTop.ts'

export const homeTopResources: Record<keyof typeof english, object> = { homeTop }
