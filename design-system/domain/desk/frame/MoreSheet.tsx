import LogOut from 'lucide-react/icons/log-out'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Sheet } from '../../../primitives/dialog/Sheet.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { DeskNav } from './DeskNav.tsx'
import type { DeskNavProps } from './DeskNav.tsx'
import type { DeskDuty } from './deskPlace.ts'

type MoreSheetProps = DeskNavProps & {
  userName: string
  duty: DeskDuty
  exitHref: string
  onClose: () => void
}

/** Every page of the desk, on a phone: what stands at the side of a wider screen. */
export function MoreSheet({ userName, duty, exitHref, onClose, ...nav }: MoreSheetProps) {
  const t = useT('desk')
  return (
    <Sheet isOpen onClose={onClose} title={t('nav.more')} closeLabel={t('keys.close')}>
      {/* What leads to another page closes it, by a press or by Enter. */}
      <Stack gap="3" onClick={event => (event.target as Element).closest('a') !== null && onClose()}>
        <nav aria-label={t('nav.label')}>
          <DeskNav {...nav} />
        </nav>
        <Caption as="p">
          {userName}, {t(duty)}
        </Caption>
        <LinkButton icon={LogOut} href={exitHref}>
          {t('nav.leave')}
        </LinkButton>
      </Stack>
    </Sheet>
  )
}
