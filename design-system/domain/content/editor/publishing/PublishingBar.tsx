import CalendarClock from 'lucide-react/icons/calendar-clock'
import Send from 'lucide-react/icons/send'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { DocumentLocaleShape } from '../editorShape.ts'

/** What is done with a draft and with a version that waits. */
export const standActs = ['publish', 'schedule', 'cancel', 'drop'] as const
export type StandAct = (typeof standActs)[number]

export interface StandCalls {
  readonly onPublish: () => void
  /** Asks for the moment first. */
  readonly onSchedule: () => void
  readonly onCancel: () => void
  /** Asks once more first. */
  readonly onDrop: () => void
  /** What runs. */
  readonly pending: StandAct | null
  /** What the last of it was refused for. */
  readonly problem: string | null
}

interface PublishingBarProps extends StandCalls {
  stand: DocumentLocaleShape
  isArchived: boolean
  /** The text holds an error: it would not be published. */
  hasErrors: boolean
}

/** What readers see of a language, what waits, what is written; and what can be done with it now. */
export function PublishingBar({ stand, isArchived, hasErrors, problem, ...calls }: PublishingBarProps) {
  const t = useT('editor')
  const locale = useLocale()
  const { shown, scheduled, draft } = stand
  const at = (moment: string | null) =>
    moment === null ? '' : formatDate(moment, { format: 'dateTime', locale })
  return (
    <Stack gap="3">
      <Stack as="ul" gap="1">
        <Text as="li">
          {shown === null || isArchived
            ? t('now.notShown')
            : t('now.shown', { number: shown.number, date: at(shown.showsFrom) })}
        </Text>
        {scheduled !== null && (
          <Text as="li">
            {t('now.scheduled', { number: scheduled.number, date: at(scheduled.showsFrom) })}
          </Text>
        )}
        {draft !== null && (
          <Text as="li">{t('now.draft', { number: draft.number, date: at(draft.madeAt) })}</Text>
        )}
      </Stack>
      {!isArchived && (draft ?? scheduled) !== null && (
        <Acts stand={stand} hasErrors={hasErrors} {...calls} />
      )}
      {problem !== null && (
        <Notice tone="negative" role="alert">
          {problem}
        </Notice>
      )}
    </Stack>
  )
}

type ActsProps = Omit<PublishingBarProps, 'isArchived' | 'problem'>

function Acts({ stand, hasErrors, pending, onPublish, onSchedule, onCancel, onDrop }: ActsProps) {
  const t = useT('editor')
  // While one version waits for its moment another cannot be shown: it would be taken away again.
  const canShow = stand.draft !== null && stand.scheduled === null
  const running = (act: StandAct, label: string) => (pending === act ? label : undefined)
  return (
    <Inline>
      {canShow && (
        <>
          <Button
            variant="primary"
            icon={Send}
            onClick={onPublish}
            pendingLabel={running('publish', t('act.publishing'))}
            disabledReason={hasErrors ? t('act.hasErrors') : undefined}
          >
            {t('act.publish')}
          </Button>
          {!hasErrors && (
            <Button
              icon={CalendarClock}
              onClick={onSchedule}
              pendingLabel={running('schedule', t('schedule.submitting'))}
            >
              {t('act.schedule')}
            </Button>
          )}
        </>
      )}
      {stand.scheduled !== null && (
        <Button onClick={onCancel} pendingLabel={running('cancel', t('act.cancelling'))}>
          {t('act.cancel')}
        </Button>
      )}
      {stand.draft !== null && (
        <Button variant="ghost" onClick={onDrop} pendingLabel={running('drop', t('act.dropping'))}>
          {t('act.drop')}
        </Button>
      )}
    </Inline>
  )
}
