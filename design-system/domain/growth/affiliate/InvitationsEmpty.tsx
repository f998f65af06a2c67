import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Link2 from 'lucide-react/icons/link-2'
import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import { formatPercent } from '../../../format/formatPercent.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { SectionCard } from '../../../primitives/card/SectionCard.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { InviteTermsShape } from './affiliateShape.ts'
import { StepIcon, Steps } from './InvitationsEmpty.styles.ts'

const icons = { share: Link2, trade: ArrowLeftRight, paid: WalletMinimal } as const

/** In place of figures, for somebody who has brought nobody yet: what they get, and how. Their link stands beside it. */
export function InvitationsEmpty({ terms }: { terms: InviteTermsShape }) {
  const t = useT('affiliate')
  const locale = useLocale()
  const [other, own] = [terms.contractorPercent, terms.ownerPercent].map(part =>
    formatPercent(part, { locale }),
  ) as [string, string]
  return (
    <SectionCard title={t('start.title')} lead={t('start.text', { percent: other })}>
      <Steps>
        <li>
          <StepIcon>
            <Icon of={icons.share} size="l" />
          </StepIcon>
          <Heading level={3}>{t('start.share')}</Heading>
          <p>{t('start.shareText')}</p>
        </li>
        <li>
          <StepIcon>
            <Icon of={icons.trade} size="l" />
          </StepIcon>
          <Heading level={3}>{t('start.trade')}</Heading>
          <p>{t('start.tradeText', { other, own })}</p>
        </li>
        <li>
          <StepIcon>
            <Icon of={icons.paid} size="l" />
          </StepIcon>
          <Heading level={3}>{t('start.paid')}</Heading>
          <p>{t('start.paidText')}</p>
        </li>
      </Steps>
    </SectionCard>
  )
}
