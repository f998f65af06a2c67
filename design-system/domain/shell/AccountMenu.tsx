import { useT } from '../../locales/useT.ts'
import { useLazyOverlay } from '../../primitives/overlay/useLazyOverlay.ts'
import { TileAvatar } from '../people/profile/trader/TileAvatar.tsx'
import { AvatarButton } from './AccountMenu.styles.ts'
import type { ShellProps } from './shellShape.ts'
import { useAccountEntries } from './useAccountEntries.ts'

const load = async () => (await import('../../primitives/menu/MenuOverlay.tsx')).MenuOverlay

type AccountMenuProps = Pick<
  ShellProps,
  'links' | 'theme' | 'onThemeChange' | 'onLocaleChange' | 'onLogOut' | 'onGo'
> & {
  userName: string
  pictureUrl?: string | null | undefined
}

/** The viewer's own menu, behind their picture. */
export function AccountMenu({ userName, pictureUrl, ...source }: AccountMenuProps) {
  const t = useT('nav')
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(load)
  const { entries, onAction } = useAccountEntries(source)
  const label = t('userNamed', { name: userName })
  const act = (id: string) => {
    setOpen(false)
    onAction(id)
  }
  return (
    <>
      <AvatarButton
        ref={triggerRef}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        {...preloading}
      >
        <TileAvatar userName={userName} pictureUrl={pictureUrl} size="s" />
      </AvatarButton>
      {Overlay !== null && (
        <Overlay {...{ isOpen, triggerRef, label, entries }} onOpenChange={setOpen} onAction={act} />
      )}
    </>
  )
}
