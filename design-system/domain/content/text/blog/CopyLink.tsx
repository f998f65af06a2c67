import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { useCopy } from '../../../../primitives/button/useCopy.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { ScriptedRoom } from './CopyLink.styles.ts'

interface CopyLinkProps {
  /** The whole address of the page. */
  url: string
}

const icons = { idle: Link, copied: Check, failed: TriangleAlert } as const
const keys = { idle: 'blog.copy', copied: 'blog.copied', failed: 'blog.copyFailed' } as const

/** Puts the address of the page on the clipboard; not there in a page without scripts. */
export function CopyLink({ url }: CopyLinkProps) {
  const t = useT('content')
  const { outcome, copy } = useCopy(url)
  const words = t(keys[outcome])
  return (
    <ScriptedRoom>
      <Button size="s" icon={icons[outcome]} onClick={copy}>
        {words}
      </Button>
      <VisuallyHidden as="output">{outcome === 'idle' ? '' : words}</VisuallyHidden>
    </ScriptedRoom>
  )
}
