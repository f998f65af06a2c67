import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { useT } from '../../locales/useT.ts'
import { Badge } from '../../primitives/badge/Badge.tsx'
import { BadgePlace } from '../../primitives/button/IconButton.styles.ts'
import { Icon } from '../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../primitives/link/LinkContext.ts'
import { NotificationBell } from '../telling/notification/NotificationBell.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { BalancePill } from './BalancePill.tsx'
import { ShellPreferences } from './ShellPreferences.tsx'
import { IconLink } from './TopBar.styles.ts'
import type { ShellProps, ShellViewer } from './shellShape.ts'

type ViewerEndProps = ShellProps & { viewer: ShellViewer }

/** The end of the top bar for somebody who is logged in: what they have, what waits for them, their menu. */
export function ViewerEnd(props: ViewerEndProps) {
  const { links, viewer, notifications } = props
  const t = useT('nav')
  const link = useLinkComponent()
  const count = viewer.activeTradesCount
  return (
    <>
      {viewer.balance !== null && (
        <BalancePill
          balance={viewer.balance}
          assets={notifications.assets}
          isHidden={viewer.interfaceSettings.hideAmounts}
          href={links.wallet}
        />
      )}
      <span data-at="wide">
        <IconLink
          as={link}
          href={links.trades}
          aria-label={count === 0 ? t('myTrades') : t('activeTrades', { count })}
        >
          <Icon of={ArrowLeftRight} size="l" />
          {count > 0 && (
            <BadgePlace aria-hidden>
              <Badge count={count} />
            </BadgePlace>
          )}
        </IconLink>
      </span>
      <NotificationBell {...notifications} unreadCount={viewer.notificationsCount} />
      <ShellPreferences isWideOnly {...props} />
      <AccountMenu userName={viewer.userName} pictureUrl={viewer.avatarUrl} {...props} />
    </>
  )
}
