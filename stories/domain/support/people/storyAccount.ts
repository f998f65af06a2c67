import type { PhoneCountry } from '../../../../design-system/domain/people/auth/phone/phone.ts'
import type { SessionShape } from '../../../../design-system/domain/people/security/session/session.ts'
import { minutesFromNow } from '../storyClock.tsx'

export const storyCountries: readonly PhoneCountry[] = [
  { countryCode: 'GH', countryName: 'Ghana', phoneCode: '233' },
  { countryCode: 'KE', countryName: 'Kenya', phoneCode: '254' },
  { countryCode: 'NG', countryName: 'Nigeria', phoneCode: '234' },
  { countryCode: 'RU', countryName: 'Россия', phoneCode: '7' },
]

export const storySecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const storyOtpUri = `otpauth://totp/Souk:kunle?secret=${storySecret}&issuer=Souk`

export const storyRecoveryCodes: readonly string[] = Array.from(
  { length: 10 },
  (_, index) => `ABCD${'EFGHIJKLMN'[index]}-23456`,
)

const day = 24 * 60

export const storySessions: readonly SessionShape[] = [
  {
    id: 'here',
    browser: 'Chrome',
    system: 'Windows',
    address: '105.112.4.18',
    lastSeenAt: minutesFromNow(0),
    endedAt: null,
    isCurrent: true,
  },
  {
    id: 'phone',
    browser: 'Safari',
    system: 'iOS',
    address: '2a02:6b8:0:40c:8d3c:1f0e:77aa:4b21',
    lastSeenAt: minutesFromNow(-3 * 60),
    endedAt: null,
    isCurrent: false,
  },
  {
    id: 'script',
    browser: null,
    system: null,
    address: '41.58.10.2',
    lastSeenAt: minutesFromNow(-2 * day),
    endedAt: null,
    isCurrent: false,
  },
  {
    id: 'old',
    browser: 'Firefox',
    system: 'Android',
    address: '105.112.4.18',
    lastSeenAt: minutesFromNow(-9 * day),
    endedAt: minutesFromNow(-8 * day),
    isCurrent: false,
  },
]
