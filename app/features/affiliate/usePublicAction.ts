import type { EarnAction } from '@souk/design-system/domain/growth/affiliate/calculator/earnShape.ts'
import { paths } from '../../routes/paths.ts'
import { useStanding } from '../../services/useViewer.ts'

/** What a reader does next: an account first, then a link. Until it is known who reads, they are taken for a visitor. */
export function usePublicAction(): EarnAction {
  return useStanding() === 'member'
    ? { kind: 'first_link', href: paths.affiliate() }
    : { kind: 'sign_up', href: paths.signUp() }
}
