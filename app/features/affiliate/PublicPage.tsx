import { EarnPublic } from '@souk/design-system/domain/growth/affiliate/calculator/EarnPublic.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { usePublicAction } from './usePublicAction.ts'
import { usePublicTerms } from './usePublicTerms.ts'

/** What a visitor sees of inviting: what it would bring, how it works, and the terms. */
export function AffiliatePublic() {
  const t = useT('affiliateCalculator')
  return (
    <EarnPublic title={t('title')} lead={t('lead')} content={usePublicTerms()} action={usePublicAction()} />
  )
}
