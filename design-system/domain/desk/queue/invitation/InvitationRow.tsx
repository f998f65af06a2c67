import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { TileAvatar } from '../../../people/profile/trader/TileAvatar.tsx'
import { ActsInPlace } from '../../act/ActsInPlace.tsx'
import { SecondRequestCard } from '../../act/SecondRequestCard.tsx'
import type { RequestDecision, SecondRequestShape } from '../../deskShape.ts'
import type { RowOpening } from '../QueueCard.tsx'
import { OpeningRow } from '../QueueRow.tsx'
import { isInvitationAct } from '../queueShape.ts'
import type { DeskInvitationShape, InvitationAct } from '../queueShape.ts'
import { SaidPlace } from '../SaidPlace.tsx'

/** What has come of an act: it is done, or another operator is asked until a moment. */
export interface TieOutcome {
  readonly outcome: 'done' | 'asked'
  readonly expiresAt: string | null
}

interface InvitationRowProps {
  invitation: DeskInvitationShape
  opening: RowOpening
  goalMinutes: number | null
  /** What waits for a second operator about it; null while nobody has asked. */
  request: SecondRequestShape | null
  personHrefOf: (userName: string) => string
  onAct: (act: InvitationAct, reason: string) => Promise<TieOutcome>
  onDecide: (id: string, decision: RequestDecision, reason: string | null) => Promise<unknown>
}

/** Somebody whose bonus is held: by whom they were brought, and what speaks against it; opened, what can be decided. */
export function InvitationRow(props: InvitationRowProps) {
  const { invitation, opening, goalMinutes, request, personHrefOf, onAct, onDecide } = props
  const t = useT('deskQueue')
  const locale = useLocale()
  const [said, setSaid] = useState<{ readonly text: string } | null>(null)
  const { userName, inviter, kind, tradeId, at, acts } = invitation
  const act = async (deed: InvitationAct, reason: string) => {
    const { outcome, expiresAt } = await onAct(deed, reason)
    if (outcome === 'asked' && expiresAt !== null) {
      const time = formatDate(expiresAt, { format: 'dateTime', locale })
      setSaid({ text: t('invitation.askedUntil', { time }) })
    }
  }
  return (
    <OpeningRow
      {...opening}
      title={userName}
      mark={<TileAvatar userName={userName} size="m" />}
      facts={
        <>
          <span>
            {t('invitation.by')} <TextLink href={personHrefOf(inviter)}>{inviter}</TextLink>
          </span>
          {tradeId !== null && (
            <span>
              {t('fact.trade')} <Text size="code">{tradeId}</Text>
            </span>
          )}
        </>
      }
      note={
        <>
          {request !== null && (
            <Chip icon={Clock} tone="warning">
              {t('invitation.asked')}
            </Chip>
          )}
          <span>{t(`invitation.kind.${kind}`)}</span>
        </>
      }
      waiting={{ since: at, goalMinutes }}
    >
      <TextLink href={personHrefOf(userName)}>{t('invitation.opened', { name: userName })}</TextLink>
      {request !== null && <SaidPlace said={said} />}
      {request !== null && (
        <SecondRequestCard
          request={request}
          headingLevel={2}
          onDecide={(decision, reason) => onDecide(request.id, decision, reason)}
        />
      )}
      <ActsInPlace
        acts={acts
          .filter(isInvitationAct)
          // Of one wish one request is open.
          .filter(one => one !== request?.act)
          .map(one => ({
            act: one,
            label: t(`invitation.do.${one}`),
            title: t(`invitation.doNamed.${one}`, { name: userName }),
            follows: t(`invitation.follows.${one}`),
            isGrave: one === 'keep_tie',
          }))}
        none={t('invitation.othersDecide')}
        onAct={act}
      />
    </OpeningRow>
  )
}
