import type { AffiliateLevel } from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import { PeopleList } from '@souk/design-system/domain/growth/affiliate/people/PeopleList.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { ReadingLayout } from '@souk/design-system/domain/page/layout/ReadingLayout.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { TextLink } from '@souk/design-system/primitives/link/TextLink.tsx'
import { useState } from 'react'
import { paths } from '../../routes/paths.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useReferrals } from './useReferrals.ts'

/** Everybody who came by the viewer, level by level. */
export function AffiliatePeoplePage() {
  const t = useT('affiliate')
  const assets = useAssets() ?? noAssets
  const [level, setLevel] = useState<AffiliateLevel>(1)
  const content = useReferrals(level)
  return (
    <ReadingLayout>
      <PageTitle
        lead={t('people.lead')}
        actions={
          <TextLink href={paths.affiliate()} data-standing="">
            {t('people.back')}
          </TextLink>
        }
      >
        {t('people.title')}
      </PageTitle>
      <PeopleList {...{ content, level, assets }} onLevel={setLevel} hrefOf={paths.user} />
    </ReadingLayout>
  )
}
