import ShieldOff from 'lucide-react/icons/shield-off'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { PageState } from './PageState.tsx'

interface ForbiddenStateProps {
  /** The ways on: the viewer's own trades, and home. */
  hrefs: { readonly trades: string; readonly home: string }
}

/** The trade at this address belongs to others. */
export function ForbiddenState({ hrefs }: ForbiddenStateProps) {
  const t = useT('state')
  return (
    <PageState
      icon={ShieldOff}
      title={t('forbidden.title')}
      actions={
        <>
          <LinkButton href={hrefs.trades} variant="primary">
            {t('forbidden.trades')}
          </LinkButton>
          <LinkButton href={hrefs.home} variant="ghost">
            {t('forbidden.home')}
          </LinkButton>
        </>
      }
    >
      {t('forbidden.text')}
    </PageState>
  )
}
