import { merchantIntegration } from './merchantIntegration.ts'

/** The namespaces of English that only a store’s page for its software says: they come with it. */
export const merchantIntegrationResources = { merchantIntegration } as const
