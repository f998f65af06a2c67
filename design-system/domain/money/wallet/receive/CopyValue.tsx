import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import type { ButtonVariant } from '../../../../primitives/button/axes.ts'
import { useCopy } from '../../../../primitives/button/useCopy.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'

const looks = {
  idle: { icon: Copy, words: null },
  copied: { icon: Check, words: 'copied' },
  failed: { icon: TriangleAlert, words: 'copyFailed' },
} as const

interface CopyValueProps {
  text: string
  /** "Copy address". */
  label: string
  variant?: Extract<ButtonVariant, 'primary' | 'secondary'> | undefined
}

/** The main step of a page that gives something to copy. Use `CopyButton` beside a value among others. */
export function CopyValue({ text, label, variant = 'primary' }: CopyValueProps) {
  const t = useT('receive')
  const { outcome, copy } = useCopy(text)
  const { icon, words } = looks[outcome]
  return (
    <>
      <Button variant={variant} size="l" icon={icon} onClick={copy}>
        {words === null ? label : t(words)}
      </Button>
      <VisuallyHidden as="output">{words === null ? '' : t(words)}</VisuallyHidden>
    </>
  )
}
