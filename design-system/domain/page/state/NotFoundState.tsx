import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { PageState } from './PageState.tsx'

interface NotFoundStateProps {
  /** The ways on. */
  hrefs: { readonly home: string; readonly buy: string; readonly sell: string }
}

/** No page is at this address, or what it was about is gone (404). */
export function NotFoundState({ hrefs }: NotFoundStateProps) {
  const t = useT('state')
  return (
    <PageState
      title={t('notFound.title')}
      actions={
        <>
          <LinkButton href={hrefs.buy} variant="primary">
            {t('notFound.buy')}
          </LinkButton>
          <LinkButton href={hrefs.sell}>{t('notFound.sell')}</LinkButton>
          <LinkButton href={hrefs.home} variant="ghost">
            {t('notFound.home')}
          </LinkButton>
        </>
      }
    >
      {t('notFound.text')}
    </PageState>
  )
}
