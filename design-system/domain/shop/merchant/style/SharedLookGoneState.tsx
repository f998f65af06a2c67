import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { PageState } from '../../../page/state/PageState.tsx'

/** A link to a look that has ended, or is not whole. */
export function SharedLookGoneState({ homeHref }: { homeHref: string }) {
  const t = useT('merchantStyle')
  const tState = useT('state')
  return (
    <PageState
      title={t('sharedGone.title')}
      actions={
        <LinkButton href={homeHref} variant="primary">
          {tState('notFound.home')}
        </LinkButton>
      }
    >
      {t('sharedGone.text')}
    </PageState>
  )
}
