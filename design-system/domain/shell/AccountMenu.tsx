import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { useT } from '../../locales/useT.ts'
import { Icon } from '../../primitives/icon/Icon.tsx'
import { useLazyOverlay } from '../../primitives/overlay/useLazyOverlay.ts'
import { TileAvatar } from '../profile/TileAvatar.tsx'
import { AvatarButton } from './AccountMenu.styles.ts'
import { TabIcon, TabItem } from './TabBar.styles.ts'
import type { ShellProps } from './shellShape.ts'
import { useAccountEntries } from './useAccountEntries.ts'

const load = async () => (await import('../../primitives/menu/MenuOverlay.tsx')).MenuOverlay

/** The tile in the top bar, or the last tab of a phone. */
export const accountMenuLooks = ['avatar', 'tab'] as const
export type AccountMenuLook = (typeof accountMenuLooks)[number]

type AccountMenuProps = Pick<
  ShellProps,
  'links' | 'theme' | 'onThemeChange' | 'onLocaleChange' | 'onLogOut' | 'onGo'
> & {
  userName: string
  look?: AccountMenuLook | undefined
}

/** The viewer's own menu. */
export function AccountMenu({ userName, look = 'avatar', ...source }: AccountMenuProps) {
  const t = useT('nav')
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(load)
  const { entries, onAction } = useAccountEntries(source)
  const label = t('userNamed', { name: userName })
  const trigger = {
    ref: triggerRef,
    type: 'button' as const,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    onClick: () => setOpen(true),
    ...preloading,
  }
  const act = (id: string) => {
    setOpen(false)
    onAction(id)
  }
  return (
    <>
      {look === 'avatar' ? (
        <AvatarButton {...trigger} aria-label={label}>
          <TileAvatar userName={userName} size="s" />
        </AvatarButton>
      ) : (
        <TabItem as="button" {...trigger}>
          <TabIcon>
            <Icon of={CircleUserRound} size="xl" />
          </TabIcon>
          {t('profile')}
        </TabItem>
      )}
      {Overlay !== null && (
        <Overlay {...{ isOpen, triggerRef, label, entries }} onOpenChange={setOpen} onAction={act} />
      )}
    </>
  )
}
