import Plus from 'lucide-react/icons/plus'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'

interface NewLinkButtonProps {
  count: number
  /** How many one person may have. */
  limit: number
  onAdd: () => void
}

/** Begins a new link; with as many as there may be, says why it does not. */
export function NewLinkButton({ count, limit, onAdd }: NewLinkButtonProps) {
  const t = useT('affiliate')
  return (
    <div>
      <Button
        variant="primary"
        icon={Plus}
        onClick={onAdd}
        disabledReason={count < limit ? undefined : t('links.full', { max: limit })}
      >
        {t('links.add')}
      </Button>
    </div>
  )
}
