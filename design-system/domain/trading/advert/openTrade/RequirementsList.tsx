import type { ReactNode } from 'react'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { useErrorText } from '../../../../locales/useErrorText.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { Offer } from '../offer.ts'
import { isCondition, remedyOf, requirementValue, requirementWord } from '../requirement.ts'
import type { RemedyHref } from '../requirement.ts'
import { Reasons } from './RequirementsList.styles.ts'

interface RequirementsListProps {
  offer: Pick<Offer, 'id' | 'requirements' | 'cryptoCurrencyCode'>
  coin: DisplayAsset
  fiat: DisplayAsset
  /** Where what stands in the way can be met. */
  remedyHrefOf: RemedyHref
  /** A `PokeNotice`, for an advert whose owner is away or that is full. */
  poke: ReactNode
}

/** Everything that stands between the viewer and an offer, in whole sentences, each with the way to meet it. Shows nothing when nothing does. */
export function RequirementsList({ offer, coin, fiat, remedyHrefOf, poke }: RequirementsListProps) {
  const t = useT('advert')
  const locale = useLocale()
  const errorText = useErrorText()
  const { requirements } = offer
  if (requirements.length === 0) return null
  const around = { coin, fiat, locale, absent: t('requirement.noFeedback') }
  const way = (code: string): ReactNode => {
    if (code === 'advert_disabled') return poke
    const remedy = remedyOf(code)
    const href = remedy === undefined ? null : remedyHrefOf(remedy, offer)
    return remedy === undefined || href === null ? null : (
      <TextLink href={href}>{t(`requirement.remedy.${remedy}`)}</TextLink>
    )
  }
  return (
    <Notice
      tone="warning"
      title={t(requirements.some(isCondition) ? 'requirement.unmet' : 'requirement.title')}
    >
      <Reasons data-count={requirements.length > 1 ? 'many' : 'one'}>
        {requirements.map(({ code, required, present }) => {
          const word = requirementWord(code)
          const said = t(`requirement.full.${word}`, {
            required: requirementValue(word, required, around),
            present: requirementValue(word, present, around),
          })
          return (
            <li key={code}>
              {/* A requirement of a newer service is said in its own words. */}
              {word === 'other' ? errorText({ code, text: said }) : said} {way(code)}
            </li>
          )
        })}
      </Reasons>
    </Notice>
  )
}
