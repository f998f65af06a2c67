// Made of server/openapi.json by `npm run generate`.
export const deskPersonFields = ['legal_name', 'email', 'phone', 'messenger', 'requisites'] as const
export type DeskPersonField = (typeof deskPersonFields)[number]
