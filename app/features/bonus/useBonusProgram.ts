import type { BonusContent, BonusTerms } from '@souk/design-system/domain/growth/bonus/bonusShape.ts'
import type { BonusProgramQuery as BonusProgramData } from '../../__generated__/graphql.ts'
import { BonusProgramQuery } from '../../parts/bonus/Bonus.queries.ts'
import { useBonusContent } from '../../parts/bonus/useBonusContent.ts'

type Inviter = NonNullable<NonNullable<BonusProgramData['bonusProgram']>['inviter']>

/**
 * What an invitation brings both sides, and who invites.
 * @param userName whose invitation is asked for; null for the terms alone
 */
export const useBonusProgram = (
  userName: string | null,
): BonusContent<BonusTerms & { readonly inviter: Inviter | null }> =>
  useBonusContent(BonusProgramQuery, { userName, code: null }, data => data.bonusProgram)
