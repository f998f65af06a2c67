import { AppShell } from '@souk/design-system/domain/shell/AppShell.tsx'
import type { ShellViewer } from '@souk/design-system/domain/shell/shellShape.ts'
import type { ThemePreference } from '@souk/design-system/theme/theme.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { shellLinks, shellPlaceOf } from '../../parts/frame/shellPlace.ts'
import { useFullFooter } from '../../parts/frame/useFullFooter.tsx'
import { useInstall } from '../../parts/install/useInstall.tsx'
import { paths } from '../../routes/paths.ts'
import { useLaterSlot } from '../../services/useLaterSlot.ts'
import { useLocaleChange } from '../../services/useLocaleChange.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { useServices } from '../../services/useServices.ts'
import { useStanding, useViewer } from '../../services/useViewer.ts'
import { matchRoute } from '../../routes/matchRoute.ts'
import { isReadByStrangers } from '../../routes/table/routeTable.ts'
import { useNotices } from './useNotices.ts'

interface AppFrameProps {
  children: ReactNode
}

/** The menus around every page that has them, with who is logged in and how the connection is. */
export function AppFrame({ children }: AppFrameProps) {
  const { navigation, ...services } = useServices()
  const hint = useLaterSlot(services.hint)
  const commands = useLaterSlot(services.commands)
  const { pathname } = useLocation()
  const { theme, change } = usePreferences()
  const match = matchRoute(pathname)
  const install = useInstall()
  const onThemeChange = (preference: ThemePreference) => change({ theme: preference })
  const onLocaleChange = useLocaleChange()
  // An address that is nobody's leads on, too.
  const isRead = match === null || isReadByStrangers(match.name)
  const footer = useFullFooter(isRead, {
    install,
    onLocaleChange,
    theme: { preference: theme, onChange: onThemeChange },
  })
  return (
    <AppShell
      links={shellLinks}
      current={shellPlaceOf(match)}
      viewer={useShellViewer()}
      theme={theme}
      onThemeChange={onThemeChange}
      onLocaleChange={onLocaleChange}
      onLogOut={() => navigation.go(paths.logOut())}
      onGo={navigation.go}
      commands={commands}
      install={install}
      {...footer}
      notifications={useNotices()}
      banner={<ConnectionLine />}
      hint={hint}
    >
      {children}
    </AppShell>
  )
}

/** Who is logged in, for the menus; undefined while a browser that was logged in waits for the answer whether it still is. */
function useShellViewer(): ShellViewer | null | undefined {
  const { session } = useServices()
  const { interfaceSettings } = usePreferences()
  const viewer = useViewer()
  const standing = useStanding()
  if (standing === 'unknown') return session.mayBeMember() ? undefined : null
  return standing === 'member' && viewer !== null ? { ...viewer, interfaceSettings } : null
}
