import { ReputationGuide } from '@souk/design-system/domain/people/profile/ReputationGuide.tsx'

/** How reputation works here. */
export function UserFaqPage() {
  return <ReputationGuide />
}
