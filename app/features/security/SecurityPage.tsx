import { securityTabs } from '@souk/design-system/domain/people/security/securityTab.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { Navigate, useParams } from 'react-router-dom'
import { withLocale } from '../../routes/localePrefix.ts'
import { paths } from '../../routes/paths.ts'
import { useViewer } from '../../services/useViewer.ts'
import { SecurityScreen } from './SecurityScreen.tsx'

/** What keeps others out of the viewer's account. Nobody sees anybody else's: another name leads to one's own. */
export function SecurityPage() {
  const { userName, tabId } = useParams()
  const locale = useLocale()
  const viewer = useViewer()
  if (viewer === null) return null
  const tab = securityTabs.find(id => id === tabId)
  if (userName !== viewer.userName)
    return <Navigate replace to={withLocale(locale, paths.security(viewer.userName, tab))} />
  return <SecurityScreen viewer={viewer} tab={tab ?? null} />
}
