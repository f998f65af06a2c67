import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { StoreShape } from './storeShape.ts'

const tones = { pending_review: 'accent', active: 'positive', suspended: 'negative' } as const

interface StoreStatusNoteProps {
  store: Pick<StoreShape, 'status' | 'statusReason' | 'reviewEndsAt'>
}

/** What a store’s status means for its owner: by when, and why. */
export function StoreStatusNote({ store }: StoreStatusNoteProps) {
  const t = useT('merchant')
  const locale = useLocale()
  const { status, statusReason, reviewEndsAt } = store
  const time = reviewEndsAt === null ? '' : formatDate(reviewEndsAt, { format: 'dateTime', locale })
  return (
    <Notice tone={tones[status]} aria-live="polite">
      {t(`statusText.${status}`, { time })}
      {statusReason !== null && ` ${t('reason', { reason: statusReason })}`}
    </Notice>
  )
}
