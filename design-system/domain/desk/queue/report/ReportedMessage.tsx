import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { browserTimers } from '../../../../timing/timers.ts'
import type { Timers } from '../../../../timing/timers.ts'
import { ReasonInPlace } from '../../act/ReasonInPlace.tsx'
import { useShortly } from '../../useShortly.ts'
import { Described } from '../QueueRow.styles.ts'
import type { ReportedMessageShape } from '../queueShape.ts'

interface ReportedMessageProps {
  /** Reads it; what it throws is said where the reason was asked for. */
  onRead: (reason: string) => Promise<ReportedMessageShape>
  timers?: Timers | undefined
}

/** A reported message: hidden until somebody says why they read it, then shown for a minute. */
export function ReportedMessage({ onRead, timers = browserTimers }: ReportedMessageProps) {
  const t = useT('deskQueue')
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useShortly<ReportedMessageShape>(timers)
  const read = async (reason: string) => {
    setMessage(await onRead(reason))
    setAsking(false)
  }
  return (
    <Stack gap="3">
      {message === null && (
        <div>
          <Button icon={Lock} aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            {t('report.read')}
          </Button>
        </div>
      )}
      {isAsking && message === null && (
        <ReasonInPlace
          title={t('report.read')}
          lead={t('report.readLead')}
          submitLabel={t('report.readNow')}
          onSubmit={read}
          onCancel={() => setAsking(false)}
        />
      )}
      <Stack gap="2" aria-live="polite">
        {message !== null && <Read message={message} onHide={() => setMessage(null)} />}
      </Stack>
    </Stack>
  )
}

function Read({ message: { text, hasFile }, onHide }: { message: ReportedMessageShape; onHide: () => void }) {
  const t = useT('deskQueue')
  return (
    <>
      <Described dir="auto">{text === '' ? t('report.fileOnly') : text}</Described>
      {hasFile && text !== '' && <Caption as="p">{t('report.withFile')}</Caption>}
      <Caption as="p">{t('report.noted')}</Caption>
      <div>
        <Button size="s" variant="ghost" onClick={onHide}>
          {t('report.hide')}
        </Button>
      </div>
    </>
  )
}
