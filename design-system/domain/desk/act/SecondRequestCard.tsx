import Clock from 'lucide-react/icons/clock'
import UserCheck from 'lucide-react/icons/user-check'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { useLazyOverlay } from '../../../primitives/overlay/useLazyOverlay.ts'
import { useNow } from '../../reference/clock/useNow.ts'
import type { RequestDecision, SecondRequestShape } from '../deskShape.ts'
import { NamedSentence } from '../NamedSentence.tsx'
import { useSubjectName } from '../useSubjectName.ts'
import { requestLook } from './requestLook.ts'
import { AskedSentence, Line, Lines, QuotedReason } from './SecondRequestCard.styles.ts'

const minuteMs = 60_000

const loadDialog = async () => (await import('./DecisionDialog.tsx')).DecisionDialog

interface SecondRequestCardProps {
  request: SecondRequestShape
  /** What is asked for is also the name of the card: its place in the outline of the page. */
  headingLevel?: 2 | 3 | undefined
  /** Decides; what it throws is said in the dialog that asked. */
  onDecide: (decision: RequestDecision, reason: string | null) => Promise<unknown>
}

/** An act that takes two operators: what is asked for, by whom and why, and what this reader may decide. */
export function SecondRequestCard({ request, headingLevel = 3, onDecide }: SecondRequestCardProps) {
  const t = useT('desk')
  const nameOf = useSubjectName()
  const [deciding, setDeciding] = useState<RequestDecision | null>(null)
  const { isOpen, Overlay, setOpen, preloading } = useLazyOverlay(loadDialog)
  const ask = (decision: RequestDecision) => {
    setDeciding(decision)
    setOpen(true)
  }
  const { act, askedBy, named, reason, status, decisions } = request
  const names = { asker: askedBy, subject: nameOf(request) }
  const { icon, tone } = requestLook[status]
  return (
    <Card as="article" gap="3">
      <Inline gap="2" justify="between" align="start" wrap="nowrap">
        <AskedSentence as={headingLevel === 2 ? 'h2' : 'h3'}>
          <NamedSentence names={names} say={marks => t(`ask.${act}`, marks)} />
        </AskedSentence>
        <Chip icon={icon} tone={tone}>
          {t(`request.status.${status}`)}
        </Chip>
      </Inline>
      {named !== null && (
        <p>
          <NamedSentence names={{ named }} say={marks => t('askFor', marks)} />
        </p>
      )}
      <QuotedReason dir="auto">{t('quoted', { text: reason })}</QuotedReason>
      {status === 'asked' ? <Waiting request={request} /> : <Decided request={request} />}
      {decisions.length > 0 && (
        <Inline gap="2">
          {decisions.map(decision => (
            <Button
              key={decision}
              variant={decision === 'approve' ? 'primary' : 'secondary'}
              onClick={() => ask(decision)}
              {...preloading}
            >
              {t(`request.decision.${decision}`)}
            </Button>
          ))}
        </Inline>
      )}
      {Overlay !== null && isOpen && deciding !== null && (
        <Overlay decision={deciding} onDecide={onDecide} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

function Waiting({ request: { askedBy, askedAt, expiresAt, decisions } }: { request: SecondRequestShape }) {
  const t = useT('desk')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const left = (Date.parse(expiresAt) - now.getTime()) / minuteMs
  const isOwn = decisions.includes('withdraw')
  return (
    <Lines>
      <Fact icon={UserCheck}>
        {isOwn ? (
          t('request.own')
        ) : (
          <NamedSentence names={{ asker: askedBy }} say={marks => t('request.another', marks)} />
        )}
      </Fact>
      <Fact icon={Clock}>
        {t('request.askedAt', { time: formatDate(askedAt, { format: 'dateTime', locale }) })}
      </Fact>
      <Fact icon={Clock}>{t('request.ends', { time: formatDuration(left, locale) })}</Fact>
    </Lines>
  )
}

function Decided({
  request: { decidedBy, decidedAt, decisionReason, status },
}: {
  request: SecondRequestShape
}) {
  const t = useT('desk')
  const locale = useLocale()
  if (decidedBy === null || decidedAt === null) return null
  const time = formatDate(decidedAt, { format: 'dateTime', locale })
  return (
    <Lines>
      <Fact icon={requestLook[status].icon}>
        <NamedSentence names={{ name: decidedBy }} say={({ name }) => t('request.decided', { name, time })} />
      </Fact>
      {decisionReason !== null && (
        <QuotedReason as="li" dir="auto">
          {t('quoted', { text: decisionReason })}
        </QuotedReason>
      )}
    </Lines>
  )
}

function Fact({ icon, children }: { icon: IconDrawing; children: ReactNode }) {
  return (
    <Line>
      <Icon of={icon} />
      <span>{children}</span>
    </Line>
  )
}
