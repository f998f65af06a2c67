import { useParams } from 'react-router-dom'
import { logInProviders, type LogInProvider } from '../../routes/publicPaths.ts'

/** How somebody logs in, as the address says. */
export function useLogInProvider(): LogInProvider {
  const { provider } = useParams()
  return logInProviders.find(known => known === provider) ?? 'email'
}
