import { PhoneForm } from '@souk/design-system/domain/people/auth/phone/PhoneForm.tsx'
import type { PhoneValues } from '@souk/design-system/domain/people/auth/phone/phone.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Loading } from '@souk/design-system/primitives/skeleton/Loading.tsx'
import { Skeleton } from '@souk/design-system/primitives/skeleton/Skeleton.tsx'
import { ErrorState } from '@souk/design-system/primitives/state/ErrorState.tsx'
import { usePreferences } from '../../services/usePreferences.ts'
import { usePhoneCountries } from '../../parts/reference/usePhoneCountries.ts'

interface MessengerPhoneNumberProps {
  onSubmit: (values: PhoneValues) => Promise<void>
}

/** The number, with the calling codes of all countries. */
export function MessengerPhoneNumber({ onSubmit }: MessengerPhoneNumberProps) {
  const t = useT('phone')
  const tError = useT('error')
  const tCommon = useT('common')
  const { countryCode } = usePreferences()
  const { countries, hasFailed, isLoading, retry } = usePhoneCountries()
  if (countries !== null)
    return <PhoneForm countries={countries} initialCountry={countryCode} onSubmit={onSubmit} />
  if (hasFailed && !isLoading)
    return (
      <ErrorState title={tError('something_went_wrong')} retryLabel={tCommon('verb.retry')} onRetry={retry} />
    )
  return (
    <Loading label={t('number')}>
      <Skeleton shape="block" width="full" />
    </Loading>
  )
}
