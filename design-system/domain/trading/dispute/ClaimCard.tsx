import type { ComponentProps } from 'react'
import Gavel from 'lucide-react/icons/gavel'
import Scale from 'lucide-react/icons/scale'
import { compare, isZero } from '../../../format/decimal.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { AttachmentView } from '../chat/message/AttachmentView.tsx'
import type { Attachment } from '../chat/message/message.ts'
import type { TradeSide } from '../../reference/status/tradeStatus.ts'
import { CaseHead, Rows, Words } from './Case.styles.ts'
import { RulingWords } from './RulingWords.tsx'
import { caseSides } from './dispute.ts'
import type { CaseSideName, Claim } from './dispute.ts'

type ClaimCardProps = Omit<ComponentProps<'div'>, 'children'> & {
  claim: Claim
  viewerSide: TradeSide
  coin: DisplayAsset
  /** The arbiter's press; it asks before it rules. */
  onRule: (inFavourOf: CaseSideName) => void
  onOpenImage?: ((attachment: Attachment) => void) | undefined
}

/** A claim after a trade: what is held, what the buyer wrote and showed, who decides, and what was decided. */
export function ClaimCard({ claim, viewerSide, coin, onRule, onOpenImage, ...rest }: ClaimCardProps) {
  const t = useT('dispute')
  const locale = useLocale()
  const filed = t('claim.filed', { time: formatDate(claim.filedAt, { format: 'dateTime', locale }) })
  return (
    <Card as="section" {...rest} gap="4">
      <CaseHead>
        <Stack gap="1">
          <Heading level={2}>{t('claim.title')}</Heading>
          <Caption>{filed}</Caption>
        </Stack>
        <output>
          <Chip tone={claim.status === 'open' ? 'accent' : 'neutral'} icon={Scale}>
            {t(`claim.status.${claim.status}`)}
          </Chip>
        </output>
      </CaseHead>
      <State {...{ claim, viewerSide, coin }} />
      {claim.ruling !== null && <RulingWords ruling={claim.ruling} />}
      <Stack gap="2">
        <Heading level={3}>{t('claim.said')}</Heading>
        <Words>{claim.statement}</Words>
        {claim.attachments.length > 0 && (
          <Rows>
            {claim.attachments.map(attachment => (
              <li key={attachment.id}>
                <AttachmentView {...{ attachment, onOpenImage }} />
              </li>
            ))}
          </Rows>
        )}
      </Stack>
      {claim.canRule && (
        <Inline gap="3">
          {caseSides.map(side => (
            <Button key={side} icon={Gavel} onClick={() => onRule(side)}>
              {t(`rule.${side}`)}
            </Button>
          ))}
        </Inline>
      )}
    </Card>
  )
}

function State({ claim, viewerSide, coin }: Pick<ClaimCardProps, 'claim' | 'viewerSide' | 'coin'>) {
  const t = useT('dispute')
  const locale = useLocale()
  const full = (amount: Claim['held']['amount']) => formatAmount(amount, coin, { mode: 'full', locale })
  const held = full(claim.held.amount)
  const isNothing = isZero(claim.held.amount)
  const isPart = !isNothing && compare(claim.held.amount, claim.wanted.amount) < 0
  return (
    <Text as="p">
      {claim.status !== 'open'
        ? t(`claim.state.${claim.status}.${isNothing ? 'nothing' : 'paid'}`, { held })
        : t(`claim.state.${isNothing ? 'nothing' : 'open'}.${viewerSide}`, { held })}{' '}
      {isPart && t('claim.state.partly', { wanted: full(claim.wanted.amount) })}{' '}
      {claim.raisedAt !== null && t('claim.state.raised')}
    </Text>
  )
}
