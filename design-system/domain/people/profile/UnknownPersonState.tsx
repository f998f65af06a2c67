import UserRoundX from 'lucide-react/icons/user-round-x'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { PageState } from '../../page/state/PageState.tsx'

interface UnknownPersonStateProps {
  userName: string
  /** The ways on. */
  hrefs: { readonly home: string; readonly buy: string; readonly sell: string }
}

/** Nobody has this name, or not any more. */
export function UnknownPersonState({ userName, hrefs }: UnknownPersonStateProps) {
  const t = useT('person')
  const tState = useT('state')
  return (
    <PageState
      icon={UserRoundX}
      title={t('unknown.title', { name: userName })}
      actions={
        <>
          <LinkButton href={hrefs.buy} variant="primary">
            {tState('notFound.buy')}
          </LinkButton>
          <LinkButton href={hrefs.sell}>{tState('notFound.sell')}</LinkButton>
          <LinkButton href={hrefs.home} variant="ghost">
            {tState('notFound.home')}
          </LinkButton>
        </>
      }
    >
      {t('unknown.text')}
    </PageState>
  )
}
