import ChevronRight from 'lucide-react/icons/chevron-right'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { useRules } from '../../../locales/rules.ts'
import { BackCards, BackLinks } from './FeeReturns.styles.ts'
import type { FeesLinks, FeesShape } from './feeShape.ts'
import { FeesPart } from './FeesPart.tsx'
import { useDollarText } from './useDollarText.ts'

const parts = ['cashback', 'contractor', 'owner'] as const

interface FeeReturnsProps {
  fees: FeesShape
  links: FeesLinks
}

/** What part of fees comes back: to owners of adverts each Monday, and to who brings people. */
export function FeeReturns({ fees: { cashbackLeastUsd, shares }, links }: FeeReturnsProps) {
  const t = useT('fees')
  const { percent, volume } = useDollarText()
  const { cashbackPercent } = useRules().invitation
  const percents = {
    cashback: cashbackPercent,
    contractor: shares.contractorPercent,
    owner: shares.ownerPercent,
  }
  return (
    <FeesPart title={t('back.title')} lead={t('back.lead')}>
      <BackCards>
        {parts.map(part => (
          <li key={part}>
            <strong>{percent(percents[part])}</strong>
            <Heading level={3}>{t(`back.${part}.title`)}</Heading>
            <p>{t(`back.${part}.text`, { least: volume(cashbackLeastUsd) })}</p>
          </li>
        ))}
      </BackCards>
      <BackLinks>
        {(['bonus', 'affiliate', 'earn'] as const).map(link => (
          <TextLink key={link} href={links[link]} iconEnd={ChevronRight} data-standing="">
            {t(`back.${link}`)}
          </TextLink>
        ))}
      </BackLinks>
    </FeesPart>
  )
}
