import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'

export interface AccountButtonsProps {
  /** Both pages; each brings its visitor back here. */
  hrefs: { readonly logIn: string; readonly signUp: string }
  /** A way to go on without. */
  children?: ReactNode
}

/** The two ways into an account, for a visitor who needs one. */
export function AccountButtons({ hrefs, children }: AccountButtonsProps) {
  const t = useT('auth')
  return (
    <Inline gap="2">
      <LinkButton href={hrefs.logIn} variant="primary" size="l">
        {t('logIn')}
      </LinkButton>
      <LinkButton href={hrefs.signUp} size="l">
        {t('signUp')}
      </LinkButton>
      {children}
    </Inline>
  )
}
