import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import type { RequirementShape } from '../offer.ts'
import { requirementValue, requirementWord } from '../requirement.ts'
import { Reasons } from './RequirementsList.styles.ts'

interface RequirementsListProps {
  requirements: readonly RequirementShape[]
  coin: DisplayAsset
  fiat: DisplayAsset
}

/** Everything that stands between the viewer and an offer, in whole sentences. Shows nothing when nothing does. */
export function RequirementsList({ requirements, coin, fiat }: RequirementsListProps) {
  const t = useT('advert')
  const locale = useLocale()
  if (requirements.length === 0) return null
  const around = { coin, fiat, locale, absent: t('requirement.noFeedback') }
  return (
    <Notice tone="warning" title={t('requirement.title')}>
      <Reasons data-count={requirements.length > 1 ? 'many' : 'one'}>
        {requirements.map(({ code, required, present }) => {
          const word = requirementWord(code)
          return (
            <li key={code}>
              {t(`requirement.full.${word}`, {
                required: requirementValue(word, required, around),
                present: requirementValue(word, present, around),
              })}
            </li>
          )
        })}
      </Reasons>
    </Notice>
  )
}
