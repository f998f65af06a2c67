import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'

/** None of the adverts in the address is one's own, or still there to be changed. */
export function BulkEmpty({ advertsHref }: { advertsHref: string }) {
  const t = useT('advertBulk')
  return (
    <EmptyState
      title={t('noneTitle')}
      actions={
        <LinkButton variant="primary" href={advertsHref}>
          {t('toAds')}
        </LinkButton>
      }
    >
      {t('noneText')}
    </EmptyState>
  )
}
