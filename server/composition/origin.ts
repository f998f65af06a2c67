import type { Settings } from '../runtime/setting/settings.ts'

/** What addresses of pages begin with. */
export const originOf = ({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`
