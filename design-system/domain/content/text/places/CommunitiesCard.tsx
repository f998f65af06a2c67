import { useBrand } from '../../../../brand/brand.ts'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { LinkList } from './LinkList.tsx'

/** The groups and channels that are this place's own, or that there is none: what is not here is a copy. */
export function CommunitiesCard() {
  const t = useT('contact')
  const { communities } = useBrand()
  return (
    <SectionCard title={t('places.communities')}>
      <LinkList links={communities} none={t('places.noCommunities')} />
    </SectionCard>
  )
}
