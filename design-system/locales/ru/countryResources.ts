import type { countryResources as english } from '../en/countryResources.ts'
import { country } from './country.ts'

/** The namespaces of Russian that only the pages of countries say; the type keeps them the same as the English ones. */
export const countryResources: Record<keyof typeof english, object> = { country }
