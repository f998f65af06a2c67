import Scale from 'lucide-react/icons/scale'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'

/** Marks an invoice with coins that wait for a decision. */
export function HeldChip() {
  const t = useT('merchantInvoice')
  return (
    <Chip tone="warning" icon={Scale}>
      {t('held')}
    </Chip>
  )
}
