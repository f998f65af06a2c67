import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import { QueueCard } from '../QueueCard.tsx'
import type { QueueProps } from '../QueueCard.tsx'
import { reportStates } from '../queueShape.ts'
import type { DeskReportShape, ReportAct, ReportedMessageShape, ReportState } from '../queueShape.ts'
import { SaidPlace } from '../SaidPlace.tsx'
import { ReportRow } from './ReportRow.tsx'

interface ReportQueueProps extends QueueProps<DeskReportShape> {
  state: ReportState
  onState: (state: ReportState) => void
  /** Does it; what it throws is said where the reason was asked for. */
  onAct: (report: DeskReportShape, act: ReportAct, reason: string) => Promise<unknown>
  /** Reads a private message; what it throws is said where the reason was asked for. */
  onRead: (report: DeskReportShape, reason: string) => Promise<ReportedMessageShape>
}

/** What people have reported, the oldest first: who says what of it, how it was, and what the reader can do; or the offers that are hidden. */
export function ReportQueue(props: ReportQueueProps) {
  const { content, hasKeys, state, onState, goalMinutes, personHrefOf, onAct, onRead } = props
  const t = useT('deskQueue')
  const [said, setSaid] = useState<{ readonly text: string } | null>(null)
  const act = async (report: DeskReportShape, deed: ReportAct, reason: string) => {
    await onAct(report, deed, reason)
    setSaid({ text: t(`report.done.${deed}`, { name: report.label }) })
  }
  return (
    <Stack gap="4">
      <SegmentedControl<ReportState>
        label={t('report.which')}
        value={state}
        onChange={onState}
        segments={reportStates.map(value => ({ value, label: t(`report.listed.${value}`) }))}
      />
      <SaidPlace said={said} />
      <QueueCard
        words={{
          label: t('report.label'),
          loading: t('report.loading'),
          failed: t('report.failed'),
          empty: t(`report.empty.${state}`),
          emptyText: t('report.emptyText'),
        }}
        content={content}
        hasKeys={hasKeys}
        renderRow={(report, opening) => (
          <ReportRow
            {...{ report, opening, state, goalMinutes, personHrefOf }}
            onAct={(deed, reason) => act(report, deed, reason)}
            onRead={reason => onRead(report, reason)}
          />
        )}
      />
    </Stack>
  )
}
