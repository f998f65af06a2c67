import { UnseenField } from './AccountName.styles.ts'

interface AccountNameProps {
  userName: string
}

/**
 * Whose password a form asks for: nobody sees it, and a password manager learns which of its entries to fill in or to change
 * (https://www.chromium.org/developers/design-documents/create-amazing-password-forms).
 */
export function AccountName({ userName }: AccountNameProps) {
  return (
    <UnseenField
      name="username"
      autoComplete="username"
      value={userName}
      readOnly
      aria-hidden
      tabIndex={-1}
    />
  )
}
