// Made of server/openapi.json by `npm run generate`.
export const dataExportStates = ['making', 'ready', 'taken', 'over'] as const
export type DataExportState = (typeof dataExportStates)[number]
