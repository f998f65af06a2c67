// Made of server/openapi.json by `npm run generate`.
export const contactSeverities = ['low', 'medium', 'high', 'critical'] as const
export type ContactSeverity = (typeof contactSeverities)[number]
