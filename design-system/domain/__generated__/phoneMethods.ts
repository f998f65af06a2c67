// Made of server/openapi.json by `npm run generate`.
export const phoneMethods = ['call', 'sms'] as const
export type PhoneMethod = (typeof phoneMethods)[number]
