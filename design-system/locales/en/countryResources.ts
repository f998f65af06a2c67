import { country } from './country.ts'

/** The namespaces of English that only the pages of countries say: they come with them. */
export const countryResources = { country } as const
