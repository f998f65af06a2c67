import type { ComponentProps } from 'react'
import Clock from 'lucide-react/icons/clock'
import Scale from 'lucide-react/icons/scale'
import { formatDate } from '../../../format/date/formatDate.ts'
import { formatRelativeTime } from '../../../format/date/formatRelativeTime.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import type { ChipTone } from '../../../primitives/chip/Chip.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useNow } from '../../reference/clock/useNow.ts'
import type { TradeSide } from '../../reference/status/tradeStatus.ts'
import { CaseHead, Column, Columns, Words } from './Case.styles.ts'
import { EvidenceList } from './EvidenceList.tsx'
import { RulingWords } from './RulingWords.tsx'
import { caseSides } from './dispute.ts'
import type { Dispute } from './dispute.ts'
import { turnFor, turnOf } from './disputeState.ts'
import type { TurnWord } from './disputeState.ts'

const toneOfTurn = {
  buyer: 'warning',
  seller: 'warning',
  both: 'warning',
  arbiter: 'accent',
  over: 'neutral',
} as const satisfies Record<TurnWord, ChipTone>

type DisputeCardProps = Omit<ComponentProps<'div'>, 'children'> & {
  dispute: Dispute
  viewerSide: TradeSide
}

/** A dispute as both sides and the arbiter see it: who waits for what, until when, what was said, what is still missing. */
export function DisputeCard({ dispute, viewerSide, ...rest }: DisputeCardProps) {
  const t = useT('dispute')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const turn = turnOf(dispute)
  const isOver = turn === 'over'
  const reason = dispute.reason ?? (dispute.openedBy === 'system' ? 'suspended' : 'other')
  return (
    <Card as="section" {...rest} gap="4">
      <CaseHead>
        <Stack gap="1">
          <Heading level={2}>{t(isOver ? 'over' : 'title')}</Heading>
          <Caption>
            {t(`reason.${reason}.name`)} ·{' '}
            {t('opened', { time: formatRelativeTime(dispute.openedAt, { now, locale }) })}
          </Caption>
        </Stack>
        <output>
          <Chip tone={toneOfTurn[turn]} icon={Scale}>
            {t(`waits.${turn}`)}
          </Chip>
        </output>
      </CaseHead>
      <Turn {...{ dispute, viewerSide }} />
      {dispute.ruling !== null && <RulingWords ruling={dispute.ruling} />}
      <Statements statements={dispute.statements} />
      {!isOver && <EvidenceList evidence={dispute.evidence} />}
    </Card>
  )
}

function Turn({ dispute, viewerSide }: Pick<DisputeCardProps, 'dispute' | 'viewerSide'>) {
  const t = useT('dispute')
  const locale = useLocale()
  const turn = turnFor(dispute, viewerSide)
  if (turn === null) return null
  const words =
    viewerSide === 'arbiter'
      ? t(`state.arbiter.${turn === 'arbiter' ? 'arbiter' : 'theirs'}`)
      : t(`state.${viewerSide}.${turn}`)
  const at = (moment: string) => formatDate(moment, { format: 'dateTime', locale })
  return (
    <Notice tone={turn === 'mine' ? 'warning' : 'neutral'} icon={Clock}>
      {words}{' '}
      {dispute.raisedAt !== null
        ? t('clock.raised', { time: at(dispute.raisedAt) })
        : dispute.raiseAt !== null && t('clock.until', { time: at(dispute.raiseAt) })}{' '}
      {t('clock.ends')}
    </Notice>
  )
}

function Statements({ statements }: Pick<Dispute, 'statements'>) {
  const t = useT('dispute')
  const locale = useLocale()
  return (
    <Stack gap="2">
      <Heading level={3}>{t('statements.title')}</Heading>
      <Columns>
        {caseSides.map(side => {
          const said = statements.find(statement => statement.side === side)
          return (
            <Column as="div" key={side}>
              <Text size="label" tone="secondary">
                {t(`statements.${side}`)}
                {said !== undefined && `, ${formatDate(said.at, { format: 'dateTime', locale })}`}
              </Text>
              {said === undefined ? (
                <Text tone="secondary">{t('statements.none')}</Text>
              ) : (
                <Words>{said.text}</Words>
              )}
            </Column>
          )
        })}
      </Columns>
    </Stack>
  )
}
