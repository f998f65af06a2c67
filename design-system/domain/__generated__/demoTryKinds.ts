// Made of server/openapi.json by `npm run generate`.
export const demoTryKinds = ['buy', 'people', 'store'] as const
export type DemoTryKind = (typeof demoTryKinds)[number]
