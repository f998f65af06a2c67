// Made of server/openapi.json by `npm run generate`.
export const myAdvertStates = ['all', 'shown', 'hidden', 'draft', 'archived'] as const
export type MyAdvertState = (typeof myAdvertStates)[number]
