import { redirect, replace } from 'react-router-dom'
import { logInProviders, withQuery } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import type { Services } from '../../services/Services.ts'
import { loadPart } from '../../routes/chunks/browserChunks.ts'
import { admit } from '../../routes/access.ts'
import { withLocale } from '../../routes/localePrefix.ts'
import { matchRoute } from '../../routes/matchRoute.ts'
import { routeTable } from '../../routes/table/routeTable.ts'

type Doorkeeper = Pick<Services, 'session' | 'returnPage'>

/**
 * What happens before a page opens: whoever may not see it is led where they may, and query parameters go along
 * (specification 000 §2). Waits for the server only where the answer decides.
 */
export const admitVisitor =
  ({ session, returnPage }: Doorkeeper) =>
  async ({ request }: { readonly request: Request }): Promise<null> => {
    const { pathname, search } = new URL(request.url)
    const match = matchRoute(pathname)
    if (match === null) {
      // What the gateway would have sent on, had it been asked.
      const { ownAddress } = await loadPart(() => import('../../routes/ownAddress.ts'))
      const own = ownAddress(pathname)
      if (own !== pathname) throw replace(own + search)
      return null
    }
    const { locale, name, params } = match
    const lead = (path: string) => redirect(withLocale(locale, withQuery(path, new URLSearchParams(search))))

    const provider = params['provider']
    if (provider !== undefined && !logInProviders.some(known => known === provider)) throw lead(paths.logIn())

    const { access } = routeTable[name]
    const now = admit(access, session.current().standing, session.mayBeMember())
    const admitted = now === 'wait' ? admit(access, (await session.known()).standing, false) : now
    if (admitted === 'toDashboard') {
      const wanted = name === 'logIn' || name === 'signUp' ? returnPage.take() : null
      throw wanted === null ? lead(paths.dashboard()) : redirect(wanted)
    }
    if (admitted === 'toLogIn') {
      returnPage.save(pathname + search)
      throw lead(paths.logIn())
    }
    return null
  }
