import { credential } from './credential.ts'

/** The namespaces of English that only the pages of saved payment details say: they come with these pages. */
export const credentialResources = { credential } as const
