import type { ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { ButtonRoot } from '../button/Button.styles.ts'
import { IconButtonRoot } from '../button/IconButton.styles.ts'
import type { IconDrawing } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useLazyOverlay } from '../overlay/useLazyOverlay.ts'
import type { MenuEntry } from './MenuOverlay.tsx'

const load = async () => (await import('./MenuOverlay.tsx')).MenuOverlay

interface MenuButtonProps<Id extends string> {
  /** What the menu is for: "More about this trade", "Language: English". */
  label: string
  entries: readonly MenuEntry<Id>[]
  onAction: (id: Id) => void
  /** The button's icon, where it shows no words. */
  icon?: IconDrawing | undefined
  /** What it shows instead of an icon: a word, an avatar. */
  children?: ReactNode
}

/** A button with a short list of things to do. Use `Select` to choose a value. */
export function MenuButton<Id extends string>({
  label,
  entries,
  onAction,
  icon,
  children,
}: MenuButtonProps<Id>) {
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(load)
  const act = (id: string) => {
    setOpen(false)
    onAction(id as Id)
  }
  const shared = {
    ref: triggerRef,
    type: 'button' as const,
    'aria-label': label,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    onClick: () => setOpen(true),
    ...preloading,
  }
  return (
    <>
      {icon === undefined ? (
        <ButtonRoot {...shared} data-variant="ghost" data-size="s">
          {children}
          <Icon of={ChevronDown} />
        </ButtonRoot>
      ) : (
        <IconButtonRoot {...shared} data-look="plain" data-size="m">
          <Icon of={icon} size="l" />
        </IconButtonRoot>
      )}
      {Overlay !== null && (
        <Overlay {...{ isOpen, triggerRef, label, entries }} onOpenChange={setOpen} onAction={act} />
      )}
    </>
  )
}
