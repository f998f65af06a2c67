import X from 'lucide-react/icons/x'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { BulkRoot, Picked } from './AdvertList.styles.ts'

/** What is done to several adverts at once. */
export const bulkActions = ['activate', 'deactivate', 'archive', 'margin'] as const
export type BulkAction = (typeof bulkActions)[number]

interface AdvertBulkBarProps {
  count: number
  /** Which of them is under way; null for none. */
  pending: BulkAction | null
  /** The page where all of them are edited together. */
  editHref: string
  onAction: (action: BulkAction) => void
  onClear: () => void
}

const words = {
  activate: 'do.activate',
  deactivate: 'do.deactivate',
  archive: 'do.archive',
  margin: 'changeMargin',
} as const satisfies Record<BulkAction, string>

/** What can be done with the adverts that are selected. */
export function AdvertBulkBar({ count, pending, editHref, onAction, onClear }: AdvertBulkBarProps) {
  const t = useT('ownAdvert')
  return (
    <BulkRoot aria-label={t('bulk')}>
      <Picked>{t('picked', { count })}</Picked>
      {bulkActions.map(action => (
        <Button
          key={action}
          size="s"
          onClick={() => onAction(action)}
          pendingLabel={pending === action ? t('changing') : undefined}
        >
          {t(words[action])}
        </Button>
      ))}
      <LinkButton size="s" href={editHref}>
        {t('editAll')}
      </LinkButton>
      <IconButton icon={X} label={t('unpick')} onClick={onClear} />
    </BulkRoot>
  )
}
