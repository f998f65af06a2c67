import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import MessageSquare from 'lucide-react/icons/message-square'
import StoreIcon from 'lucide-react/icons/store'
import UserRound from 'lucide-react/icons/user-round'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { ReportKind } from '../../../people/report/reportShape.ts'
import { ActsInPlace } from '../../act/ActsInPlace.tsx'
import type { RowOpening } from '../QueueCard.tsx'
import { OpeningRow } from '../QueueRow.tsx'
import { isReportAct } from '../queueShape.ts'
import type { DeskReportShape, ReportAct, ReportedMessageShape, ReportState } from '../queueShape.ts'
import { ReportedMessage } from './ReportedMessage.tsx'
import { ReportedText } from './ReportedText.tsx'
import { ReportWords } from './ReportWords.tsx'

const kindIcon = {
  offer: FileText,
  person: UserRound,
  message: MessageSquare,
  store: StoreIcon,
} as const satisfies Record<ReportKind, IconDrawing>

interface ReportRowProps {
  report: DeskReportShape
  opening: RowOpening
  state: ReportState
  goalMinutes: number | null
  personHrefOf: (userName: string) => string
  onAct: (act: ReportAct, reason: string) => Promise<unknown>
  onRead: (reason: string) => Promise<ReportedMessageShape>
}

/** One thing that people have reported: what it is, whose, why and by how many; opened, what it said, who said what of it, and what can be done. */
export function ReportRow(props: ReportRowProps) {
  const { report, opening, state, goalMinutes, personHrefOf, onAct, onRead } = props
  const t = useT('deskQueue')
  const { kind, label, person, openedAt, count, reports, withheldReason } = report
  const reasons = [...new Set(reports.map(({ reason }) => reason))]
  return (
    <OpeningRow
      {...opening}
      title={t(`report.name.${kind}`, { name: label })}
      mark={<Icon of={kindIcon[kind]} />}
      facts={
        <>
          {kind !== 'person' && <TextLink href={personHrefOf(person)}>{person}</TextLink>}
          {reasons.map(reason => (
            <span key={reason}>{t(`report.reason.${reason}`)}</span>
          ))}
        </>
      }
      note={
        <>
          {withheldReason !== null && (
            <Chip icon={EyeOff} tone="negative">
              {t('report.hiddenChip')}
            </Chip>
          )}
          <Chip icon={Flag} tone={count > 1 ? 'warning' : 'neutral'}>
            {t('report.count', { count })}
          </Chip>
        </>
      }
      waiting={state === 'open' ? { since: openedAt, goalMinutes } : null}
    >
      {withheldReason !== null && (
        <Notice tone="negative" title={t('report.hiddenWhy')}>
          <span dir="auto">{withheldReason}</span>
        </Notice>
      )}
      {report.isPrivate ? <ReportedMessage onRead={onRead} /> : <ReportedText texts={report.texts} />}
      <ReportWords report={report} personHrefOf={personHrefOf} />
      <TextLink href={personHrefOf(person)}>{t('report.person', { name: person })}</TextLink>
      <Acts report={report} onAct={onAct} />
    </OpeningRow>
  )
}

function Acts({ report: { acts, label }, onAct }: Pick<ReportRowProps, 'report' | 'onAct'>) {
  const t = useT('deskQueue')
  return (
    <ActsInPlace
      acts={acts.filter(isReportAct).map(act => ({
        act,
        label: t(`report.do.${act}`),
        title: t(`report.doNamed.${act}`, { name: label }),
        follows: t(`report.follows.${act}`),
        isGrave: act === 'dismiss_report',
      }))}
      none={t('report.othersDecide')}
      onAct={onAct}
    />
  )
}
