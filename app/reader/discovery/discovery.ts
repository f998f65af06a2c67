import { locales } from '@souk/design-system/format/locale.ts'
import { withLocale } from '../../routes/localePrefix.ts'
import { ownAddress } from '../../routes/ownAddress.ts'
import { feedAt } from './feeds.ts'
import { previewAt, previewMore, previewPicture } from './preview/preview.ts'
import { previewPath, previewSize } from './preview/previewAddress.ts'
import { documentPath, privateAreas, publicPages, searchPath } from './publicPages.ts'

/** What the gateway is told of the app's addresses, for search engines and previews (`mesh/web/discovery`). */
export const discovery = {
  locales,
  withLocale,
  ownAddress,
  publicPages,
  documentPath,
  searchPath,
  privateAreas,
  feedAt,
  previewPath,
  previewSize,
  previewAt,
  previewMore,
  previewPicture,
} as const
