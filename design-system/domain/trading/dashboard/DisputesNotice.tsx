import Scale from 'lucide-react/icons/scale'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'

interface DisputesNoticeProps {
  /** How many wait for a ruling; of them, how many have been raised. */
  count: number
  raisedCount: number
  /** The list of them, those that have waited longest first. */
  listHref: string
}

/** Tells an arbiter, wherever the list is not on screen, how many disputes and claims wait, and leads to it. Draws nothing while there are none. */
export function DisputesNotice({ count, raisedCount, listHref }: DisputesNoticeProps) {
  const t = useT('dashboard')
  if (count === 0) return null
  return (
    <Notice
      tone="negative"
      icon={Scale}
      title={t('disputes.title', { count })}
      action={
        <LinkButton href={listHref} variant="primary">
          {t('disputes.open')}
        </LinkButton>
      }
    >
      {raisedCount > 0 ? t('disputes.raised', { count: raisedCount }) : null}
    </Notice>
  )
}
