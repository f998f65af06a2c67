import { useRef } from 'react'
import Paperclip from 'lucide-react/icons/paperclip'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { attachmentTypes } from '../chat/composer/ChatComposer.tsx'
import { FileInput } from '../chat/composer/ChatComposer.styles.ts'
import { DraftAttachment } from '../chat/composer/DraftAttachment.tsx'
import type { DraftFile } from '../chat/composer/DraftAttachment.tsx'
import { Rows } from './Case.styles.ts'

/** As many as the server takes with one statement. */
export const mostProofFiles = 5

/** A file on its way, or there. */
export interface ProofFile extends DraftFile {
  readonly key: string
}

interface ProofFilesProps {
  files: readonly ProofFile[]
  onAdd: (file: File) => void
  onRemove: (key: string) => void
  /** Why the last one was not taken. */
  error?: string | undefined
}

/** Files that prove what a statement says: added one by one, each with how far it is. */
export function ProofFiles({ files, onAdd, onRemove, error }: ProofFilesProps) {
  const t = useT('dispute')
  const picker = useRef<HTMLInputElement>(null)
  return (
    <Stack gap="2">
      <Text size="label">{t('form.files')}</Text>
      <Caption>{t('form.filesHint', { count: mostProofFiles })}</Caption>
      {files.length > 0 && (
        <Rows>
          {files.map(({ key, ...file }) => (
            <li key={key}>
              <DraftAttachment file={file} onRemove={() => onRemove(key)} />
            </li>
          ))}
        </Rows>
      )}
      {error !== undefined && (
        <Text size="caption" tone="negative" role="alert">
          {error}
        </Text>
      )}
      {files.length < mostProofFiles && (
        <>
          <FileInput
            ref={picker}
            type="file"
            tabIndex={-1}
            aria-hidden
            accept={attachmentTypes.join(',')}
            onChange={event => {
              const picked = event.currentTarget.files?.[0]
              if (picked) onAdd(picked)
              // The same file can be picked again.
              event.currentTarget.value = ''
            }}
          />
          <span>
            <Button size="s" icon={Paperclip} onClick={() => picker.current?.click()}>
              {t('form.addFile')}
            </Button>
          </span>
        </>
      )}
    </Stack>
  )
}
