import type { OwnAdvertHrefs } from '@souk/design-system/domain/dashboard/ownAdvert.ts'
import { sectionId } from '@souk/design-system/domain/setting/settingSection.ts'
import { paths } from '../../paths.ts'

/** Where things are that an advert needs. */
export const adHrefs: OwnAdvertHrefs = {
  edit: paths.editAdvert,
  duplicate: paths.duplicateAdvert,
  topUp: paths.receive,
  settings: `${paths.settings()}#${sectionId('adKinds')}`,
}
