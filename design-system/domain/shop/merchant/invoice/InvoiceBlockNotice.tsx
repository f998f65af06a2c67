import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import type { StoreShape, StoreStatus } from '../store/storeShape.ts'
import { StoreStatusNote } from '../store/StoreStatusNote.tsx'

interface InvoiceBlockNoticeProps {
  store: Pick<StoreShape, 'statusReason' | 'reviewEndsAt'> & {
    readonly status: Exclude<StoreStatus, 'active'>
  }
  storeHref: string
}

/** In place of the form of an invoice while its store may make none: why, and until when. */
export function InvoiceBlockNotice({ store, storeHref }: InvoiceBlockNoticeProps) {
  const t = useT('merchantInvoice')
  return (
    <Stack gap="4">
      <StoreStatusNote store={store} />
      <Card padding="none">
        <EmptyState
          title={t(`blocked.${store.status}`)}
          actions={<LinkButton href={storeHref}>{t('blocked.store')}</LinkButton>}
        />
      </Card>
    </Stack>
  )
}
