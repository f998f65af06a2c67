import type { merchantIntegrationResources as english } from '../en/merchantIntegrationResources.ts'
import { merchantIntegration } from './merchantIntegration.ts'

/** The namespaces of Russian that only a store’s page for its software says; the type keeps them the same as the English ones. */
export const merchantIntegrationResources: Record<keyof typeof english, object> = { merchantIntegration }
