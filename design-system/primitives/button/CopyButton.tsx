import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { Icon } from '../icon/Icon.tsx'
import { CopyRoot, CopyWords } from './CopyButton.styles.ts'
import { IconButton } from './IconButton.tsx'
import { useCopy } from './useCopy.ts'
import type { CopyOutcome } from './useCopy.ts'

export const copyButtonLooks = ['words', 'icon', 'outline'] as const
export type CopyButtonLook = (typeof copyButtonLooks)[number]

const icons = { idle: Copy, copied: Check, failed: TriangleAlert } as const satisfies Record<
  CopyOutcome,
  unknown
>

interface CopyButtonProps {
  /** What is put on the clipboard: for an amount the bare digits, for an address all of it. */
  text: string
  /** "Copy", or, where only the icon shows, what is copied: "Copy account number". */
  label: string
  /** What is copied, said to screen readers where the words do not: several buttons of one page are only "Copy". */
  what?: string | undefined
  /** "Copied", or what to compare: "Copied. Compare the first and last six." */
  copiedLabel: string
  /** Shown when the browser refuses: "Select and copy it by hand". */
  failedLabel: string
  look?: CopyButtonLook | undefined
}

/** Copies a text, and turns into a check for two seconds once it is really on the clipboard. */
export function CopyButton({ text, label, what, copiedLabel, failedLabel, look = 'words' }: CopyButtonProps) {
  const { outcome, copy: onClick } = useCopy(text)
  const words = { idle: label, copied: copiedLabel, failed: failedLabel }[outcome]
  return (
    <>
      {look === 'words' ? (
        <CopyRoot type="button" data-variant="ghost" data-size="s" onClick={onClick}>
          <Icon of={icons[outcome]} />
          <CopyWords>{words}</CopyWords>
          {what !== undefined && <VisuallyHidden>{what}</VisuallyHidden>}
        </CopyRoot>
      ) : (
        <IconButton
          icon={icons[outcome]}
          label={words}
          look={look === 'icon' ? 'accent' : 'outline'}
          iconSize="m"
          onClick={onClick}
        />
      )}
      <VisuallyHidden as="output">{outcome === 'idle' ? '' : words}</VisuallyHidden>
    </>
  )
}
