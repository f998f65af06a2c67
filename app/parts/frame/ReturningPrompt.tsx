import { LogInPrompt } from '@souk/design-system/domain/page/state/LogInPrompt.tsx'
import { useEffect } from 'react'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'

/** Asks to log in or sign up, and brings back here. */
export function ReturningPrompt() {
  const { returnPage, navigation } = useServices()
  useEffect(() => returnPage.save(navigation.address()), [returnPage, navigation])
  return <LogInPrompt hrefs={{ logIn: paths.logIn(), signUp: paths.signUp() }} />
}
