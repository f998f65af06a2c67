import { useT } from '../../../locales/useT.ts'
import { ModalDialog } from '../../../modal/ModalDialog.tsx'
import { Button } from '../../../primitives/button/Button.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { DoorForm } from './DoorForm.tsx'
import type { DoorFormProps } from './DoorForm.tsx'

type DoorDialogProps = DoorFormProps & {
  /** Whether the quarter of an hour is over; else somebody wants a new one before that. */
  isOver: boolean
  /** Turned away from: the page stays, and every call of it is refused until there is a code. */
  onClose: () => void
  /** Closes the desk to this session at once; there is no button while it is closed already. */
  onLeave?: (() => void) | undefined
}

/** Asks for the code over a page of the desk, which stays as it is: nothing that was typed is lost. Use `DeskDoor` where nothing is open yet. */
export function DoorDialog({ isOver, onClose, onLeave, ...form }: DoorDialogProps) {
  const t = useT('desk')
  return (
    <ModalDialog title={t('door.title')} onClose={onClose}>
      <Stack gap="4">
        <Text as="p">{t(isOver ? 'door.over' : 'door.again')}</Text>
        <DoorForm {...form} />
        {onLeave !== undefined && (
          <Button variant="ghost" onClick={onLeave}>
            {t('door.close')}
          </Button>
        )}
      </Stack>
    </ModalDialog>
  )
}
