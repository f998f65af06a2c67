import type { PersonPage } from '@souk/design-system/domain/people/profile/PersonTabs.tsx'
import { paths } from '../../routes/paths.ts'

/** Where the pages about somebody are. */
export const personLinks = (userName: string): Readonly<Record<PersonPage, string>> => ({
  profile: paths.user(userName),
  offers: paths.userOffers(userName),
  feedback: paths.userFeedback(userName),
})
