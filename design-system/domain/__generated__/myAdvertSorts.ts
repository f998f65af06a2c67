// Made of server/openapi.json by `npm run generate`.
export const myAdvertSorts = ['updated', 'created', 'price'] as const
export type MyAdvertSort = (typeof myAdvertSorts)[number]
