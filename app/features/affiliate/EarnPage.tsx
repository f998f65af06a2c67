import { EarnPublic } from '@souk/design-system/domain/growth/affiliate/calculator/EarnPublic.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { usePublicAction } from './usePublicAction.ts'
import { usePublicTerms } from './usePublicTerms.ts'

/** The same as a visitor sees of inviting, for who looked for a way to earn bitcoins and does not know this place yet. */
export function EarnPage() {
  const t = useT('affiliateCalculator')
  return (
    <EarnPublic
      title={t('search.title')}
      lead={t('search.lead')}
      content={usePublicTerms()}
      action={usePublicAction()}
    />
  )
}
