import { channelSettingNames } from '../../server/runtime/setting/settingRows.ts'

/** Settings that no browser may ever be sent, set to words that are nowhere else while the app is built for its tests. */
export const plantedSecrets: Readonly<Record<string, string>> = Object.fromEntries(
  [...channelSettingNames, 'GATEWAY_SECRET', 'DATABASE_URL'].map(name => [
    name,
    `planted-${name.toLowerCase()}-4711`,
  ]),
)
