import { SecurityChecklist } from '@souk/design-system/domain/people/security/SecurityChecklist.tsx'
import type { SecurityTab } from '@souk/design-system/domain/people/security/securityTab.ts'
import type { SecurityTabProps } from './securityTabProps.ts'

interface ChecklistProps extends SecurityTabProps {
  hrefs: Readonly<Record<SecurityTab, string>>
}

/** What protects the account, and what is missing. */
export function Checklist({ security, viewer, hrefs }: ChecklistProps) {
  return (
    <SecurityChecklist
      on={{
        two_factor: security.twoFactorEnabled,
        email: security.isEmailConfirmed,
        phone: security.phone !== null,
        anti_phishing: security.antiPhishingWord !== null,
        identity: viewer.isIdentityVerified,
      }}
      hrefs={{
        two_factor: hrefs.tfa,
        email: hrefs.password,
        phone: hrefs.phone,
        anti_phishing: hrefs.antiphishing,
        identity: hrefs.verification,
      }}
    />
  )
}
