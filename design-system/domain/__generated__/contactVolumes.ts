// Made of server/openapi.json by `npm run generate`.
export const contactVolumes = ['up_to_thousand', 'up_to_ten_thousand', 'up_to_hundred_thousand', 'more'] as const
export type ContactVolume = (typeof contactVolumes)[number]
