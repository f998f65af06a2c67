import Flag from 'lucide-react/icons/flag'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import type { ReportKind } from './reportShape.ts'

interface ReportButtonProps {
  kind: ReportKind
  /** Opens the dialog that asks what is wrong. */
  onReport: () => void
}

/** The quiet way to say that something is wrong, where people meet. */
export function ReportButton({ kind, onReport }: ReportButtonProps) {
  const t = useT('report')
  return (
    <Button size="s" variant="ghost" icon={Flag} aria-haspopup="dialog" onClick={onReport}>
      {t(`open.${kind}`)}
    </Button>
  )
}
