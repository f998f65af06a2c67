import type { OwnAdvertHrefs } from '@souk/design-system/domain/trading/advert/ownAdvert.ts'
import { sectionId } from '@souk/design-system/domain/people/setting/section/settingSection.ts'
import { paths } from '../../routes/paths.ts'

/** Where things are that an advert needs. */
export const adHrefs: OwnAdvertHrefs = {
  edit: paths.editAdvert,
  duplicate: paths.duplicateAdvert,
  topUp: paths.receive,
  settings: `${paths.settings()}#${sectionId('adKinds')}`,
}
