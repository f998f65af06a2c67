import { useT } from '../../locales/useT.ts'
import { LinkButton } from '../../primitives/button/LinkButton.tsx'
import { ShellPreferences } from './ShellPreferences.tsx'
import type { ShellProps } from './shellShape.ts'

/** The end of the top bar for somebody who is not logged in. */
export function VisitorEnd(props: ShellProps) {
  const { links } = props
  const t = useT('auth')
  return (
    <>
      <ShellPreferences isWideOnly={false} {...props} />
      <span data-at="wide" data-compact="">
        <LinkButton variant="ghost" href={links.logIn}>
          {t('logIn')}
        </LinkButton>
        <LinkButton variant="primary" href={links.signUp}>
          {t('signUp')}
        </LinkButton>
      </span>
    </>
  )
}
