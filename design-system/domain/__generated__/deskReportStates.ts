// Made of server/openapi.json by `npm run generate`.
export const deskReportStates = ['open', 'hidden'] as const
export type DeskReportState = (typeof deskReportStates)[number]
