import { useState } from 'react'
import type { FormEvent } from 'react'
import { momentOf, wallTimeOf } from '../../../../format/date/zonedTime.ts'
import { useT } from '../../../../locales/useT.ts'
import { ModalDialog } from '../../../../modal/ModalDialog.tsx'
import { Button } from '../../../../primitives/button/Button.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { Grid } from '../../../../primitives/layout/Grid.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'

interface ScheduleDialogProps {
  /** The time of the service. */
  now: Date
  /** In which the day and the time are meant: `Africa/Lagos`. */
  timeZone: string
  /** Answers what it was refused for; null where it is scheduled. */
  onSchedule: (from: Date) => Promise<string | null>
  onClose: () => void
}

/** Asks for the moment from which readers see a draft, by the clock of whoever chooses it. */
export function ScheduleDialog({ now, timeZone, onSchedule, onClose }: ScheduleDialogProps) {
  const t = useT('editor')
  const [wall, setWall] = useState(() => wallTimeOf(new Date(now.getTime() + 86_400_000), timeZone))
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const from = momentOf(wall, timeZone)
    if (from === null) {
      setProblem(t('schedule.wrong'))
      return
    }
    setPending(true)
    setProblem(null)
    const refusal = await onSchedule(from)
    setPending(false)
    if (refusal === null) onClose()
    else setProblem(refusal)
  }
  return (
    <ModalDialog onClose={onClose} title={t('schedule.title')}>
      <form noValidate aria-label={t('schedule.title')} onSubmit={event => void submit(event)}>
        <Stack gap="4">
          <Grid columns="halves" gap="4">
            <TextField
              type="date"
              label={t('schedule.day')}
              value={wall.day}
              onChange={day => setWall({ ...wall, day })}
            />
            <TextField
              type="time"
              label={t('schedule.time')}
              value={wall.time}
              onChange={time => setWall({ ...wall, time })}
            />
          </Grid>
          <Text tone="secondary">{t('schedule.zone', { zone: timeZone })}</Text>
          {problem !== null && (
            <Notice tone="negative" role="alert">
              {problem}
            </Notice>
          )}
          <Button
            type="submit"
            variant="primary"
            size="l"
            pendingLabel={isPending ? t('schedule.submitting') : undefined}
          >
            {t('schedule.submit')}
          </Button>
        </Stack>
      </form>
    </ModalDialog>
  )
}
