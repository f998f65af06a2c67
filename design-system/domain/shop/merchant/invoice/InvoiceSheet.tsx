import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Sheet } from '../../../../primitives/dialog/Sheet.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { ErrorState } from '../../../../primitives/state/ErrorState.tsx'
import { StaleNote } from '../../../../primitives/state/StaleNote.tsx'
import type { RetriedContent } from '../../../page/state/content.ts'

/** What there is of the invoice: nothing yet, nothing at all, a failure that can be tried again, or its details. */
export type InvoiceSheetContent =
  | { readonly status: 'missing' }
  | RetriedContent<{
      detail: ReactNode
      /** It could not be loaded again. */
      isStale: boolean
    }>

interface InvoiceSheetProps {
  content: InvoiceSheetContent
  onClose: () => void
}

/** The details of an invoice over the list: from the side, from below on a phone. */
export function InvoiceSheet({ content, onClose }: InvoiceSheetProps) {
  const t = useT('merchantInvoice')
  return (
    <Sheet isOpen onClose={onClose} title={t('detail.title')} closeLabel={t('detail.close')}>
      <Matter content={content} />
    </Sheet>
  )
}

function Matter({ content }: Pick<InvoiceSheetProps, 'content'>) {
  const t = useT('merchantInvoice')
  const tCommon = useT('common')
  if (content.status === 'loading') {
    return (
      <Loading label={t('detail.loading')} gap="4">
        <Skeleton width="half" />
        <Skeleton shape="amount" />
        <Skeleton shape="block" width="full" />
      </Loading>
    )
  }
  if (content.status === 'missing') {
    return <EmptyState title={t('detail.missing')}>{t('detail.missingText')}</EmptyState>
  }
  if (content.status === 'failed') {
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={tCommon('verb.retry')}
        onRetry={content.onRetry}
        retryingLabel={content.isRetrying ? t('retrying') : undefined}
      >
        {t('failedText')}
      </ErrorState>
    )
  }
  return (
    <>
      {content.isStale && <StaleNote>{t('stale')}</StaleNote>}
      {content.detail}
    </>
  )
}
