import { deviceTimeZone } from '@souk/design-system/format/deviceTimeZone.ts'
import { usePart } from '../../services/usePart.ts'
import { useServices } from '../../services/useServices.ts'
import { useViewer } from '../../services/useViewer.ts'

const loadDialog = () =>
  import('@souk/design-system/domain/content/editor/stand/ScheduleDialog.tsx').then(
    module => module.ScheduleDialog,
  )

interface ScheduleAskProps {
  onSchedule: (from: Date) => Promise<string | null>
  onClose: () => void
}

/** Asks for a moment, by the clock of who is logged in. */
export function ScheduleAsk({ onSchedule, onClose }: ScheduleAskProps) {
  const { clock } = useServices()
  const timeZone = useViewer()?.timeZone ?? deviceTimeZone()
  const show = usePart(true, loadDialog)
  return show?.({ now: clock.now(), timeZone, onSchedule, onClose }) ?? null
}
