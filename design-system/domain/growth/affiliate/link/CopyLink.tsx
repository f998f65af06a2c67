import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { useCopy } from '../../../../primitives/button/useCopy.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'

const icons = { idle: Copy, copied: Check, failed: TriangleAlert } as const

/** Copies a link, as a step of its own. Use `CopyButton` in a row of other things to do. */
export function CopyLink({ url }: { url: string }) {
  const t = useT('affiliate')
  const { outcome, copy } = useCopy(url)
  const words = { idle: t('main.copy'), copied: t('links.copied'), failed: t('links.copyFailed') }[outcome]
  return (
    <>
      <Button variant="soft" width="fill" icon={icons[outcome]} onClick={copy}>
        {words}
      </Button>
      <VisuallyHidden as="output">{outcome === 'idle' ? '' : words}</VisuallyHidden>
    </>
  )
}
