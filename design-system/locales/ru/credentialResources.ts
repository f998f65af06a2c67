import type { credentialResources as english } from '../en/credentialResources.ts'
import { credential } from './credential.ts'

/** The namespaces of Russian that only these pages say; the type keeps them the same as the English ones. */
export const credentialResources: Record<keyof typeof english, object> = { credential }
