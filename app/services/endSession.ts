import { paths } from '../routes/paths.ts'
import type { Services } from './Services.ts'

/** The parts of the application that the end of a session concerns. */
type Concerned = Pick<Services, 'session' | 'realtime' | 'returnPage' | 'navigation' | 'alerts' | 'i18n'>

/** The server says that the session is over: keeps the page for the return, forgets the user, goes to the log-in and says why. */
export function endSession(services: Concerned): void {
  const { session, realtime, returnPage, navigation } = services
  if (session.current().standing === 'member') sayClosed(services)
  returnPage.save(navigation.address())
  realtime.stop()
  // First, so that the log-in page opens for a visitor and does not send a member on.
  void session.ended()
  navigation.go(paths.logIn())
}

/**
 * The server closed a socket because its session is over. Another may have taken its place (somebody logged in in another
 * tab), so it is asked; nobody is told when it is.
 */
export async function checkSession(services: Concerned): Promise<void> {
  const { session } = services
  const before = session.current()
  const after = await session.refresh().catch(() => before)
  if (before.standing !== 'member' || after.standing === 'member') return
  endSession(services)
  // The answer has made a visitor of them already.
  sayClosed(services)
}

/** The same words again take the place of the earlier ones: whichever of several signs comes first, it is said once. */
const sayClosed = ({ alerts, i18n }: Concerned) =>
  alerts.show({ kind: 'warning', title: i18n.t('connection:sessionClosed') })
