import type {
  BonusContent,
  BonusTerms,
  CashbackShape,
  InvitedShape,
  OwnBonusShape,
} from '@souk/design-system/domain/growth/bonus/bonusShape.ts'
import type { BonusLinks } from '@souk/design-system/domain/growth/bonus/ConfirmLinks.tsx'
import { paths } from '../../routes/paths.ts'
import { useStanding, useViewer } from '../../services/useViewer.ts'
import { CashbacksQuery, OwnBonusesQuery } from './Bonus.queries.ts'
import { useBonusContent } from './useBonusContent.ts'

interface OwnBonuses {
  readonly bonuses: InvitedShape & { readonly own: OwnBonusShape | null }
  readonly terms: BonusTerms
}

/** How far the viewer’s bonuses are. */
export const useOwnBonuses = (): BonusContent<OwnBonuses> =>
  useBonusContent(
    OwnBonusesQuery,
    {},
    ({ checkoutBonus: bonuses, bonusProgram: terms }) => (bonuses && terms ? { bonuses, terms } : null),
    useStanding() === 'member',
  )

/** What comes back of the viewer’s fees. */
export const useCashbacks = (): BonusContent<CashbackShape> =>
  useBonusContent(CashbacksQuery, {}, data => data.cashbacks, useStanding() === 'member')

/** Where the viewer does what a bonus waits for. */
export function useBonusLinks(): BonusLinks & { readonly affiliate: string } {
  const userName = useViewer()?.userName ?? ''
  return {
    offers: paths.buy(),
    phone: paths.security(userName, 'phone'),
    identity: paths.security(userName, 'verification'),
    affiliate: paths.affiliate(),
  }
}
