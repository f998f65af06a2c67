import CalendarCheck from 'lucide-react/icons/calendar-check'
import { formatDate } from '../../../format/date/formatDate.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { SectionCard } from '../../../primitives/card/SectionCard.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import type { InviteTermsShape } from './affiliateShape.ts'
import { Hold, Of, Percent, TermList } from './TermsCard.styles.ts'

interface TermsCardProps {
  terms: InviteTermsShape
  /** What the fees are of which somebody gets a part. */
  feesHref: string
}

/** What part of fees somebody gets, and how long that holds for them. */
export function TermsCard({ terms, feesHref }: TermsCardProps) {
  const t = useT('affiliate')
  const locale = useLocale()
  const parts = {
    contractor: terms.contractorPercent,
    owner: terms.ownerPercent,
    second: terms.secondPercent,
    third: terms.thirdPercent,
  } as const
  const { pinnedUntil } = terms
  return (
    <SectionCard title={t('terms.title')} lead={t('terms.version', { version: terms.version })}>
      <TermList>
        {(['contractor', 'owner', 'second', 'third'] as const).map(part => (
          <div key={part}>
            <Percent>{formatPercent(parts[part], { locale })}</Percent>
            <Of>{t(`terms.${part}`)}</Of>
          </div>
        ))}
      </TermList>
      <Hold>
        <Icon of={CalendarCheck} />
        {pinnedUntil === null ? (
          <span>{t('terms.notPinned')}</span>
        ) : (
          <span>
            <strong>
              {t('terms.pinned', { date: formatDate(pinnedUntil, { format: 'date', locale }) })}
            </strong>{' '}
            {t('terms.after')}
          </span>
        )}
      </Hold>
      <TextLink href={feesHref} data-standing="">
        {t('terms.fees')}
      </TextLink>
    </SectionCard>
  )
}
