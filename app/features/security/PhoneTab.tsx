import { PhonePanel } from '@souk/design-system/domain/people/security/PhonePanel.tsx'
import { SecurityPanelFailed } from '@souk/design-system/domain/people/security/SecurityPanelFailed.tsx'
import { SecurityPanelLoading } from '@souk/design-system/domain/people/security/SecurityPanelLoading.tsx'
import { usePhoneCountries } from '../../parts/reference/usePhoneCountries.ts'
import type { SecurityTabProps } from './securityTabProps.ts'
import { useHoldHours } from './useHoldHours.ts'
import { usePhoneSteps } from './usePhoneSteps.ts'

/** The viewer's telephone number. */
export function PhoneTab({ viewer, security }: SecurityTabProps) {
  const steps = usePhoneSteps(security)
  const { countries, hasFailed, isLoading, retry } = usePhoneCountries()
  const holdHours = useHoldHours()
  if (countries === null)
    return hasFailed ? (
      <SecurityPanelFailed onRetry={retry} isRetrying={isLoading} />
    ) : (
      <SecurityPanelLoading />
    )
  return (
    <PhonePanel
      {...steps}
      {...{ countries, holdHours }}
      initialCountry={viewer.countryCode}
      isTwoFactorOn={security.twoFactorEnabled}
    />
  )
}
