import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react'
import { useId, useRef, useState } from 'react'
import Paperclip from 'lucide-react/icons/paperclip'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { useT } from '../../../../locales/useT.ts'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { ComposerNote, ComposerRoot, ComposerRow, FileInput, Writing } from './ChatComposer.styles.ts'
import { ContactCaution } from './ContactCaution.tsx'
import { DraftAttachment } from './DraftAttachment.tsx'
import type { DraftFile } from './DraftAttachment.tsx'
import { FileAskNotice } from './FileAskNotice.tsx'
import { contactsIn } from '../message/contacts.ts'

/** Kinds of file that the conversation takes. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

type ChatComposerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is being written; its owner keeps it while the chat is closed. */
  draft: string
  onDraft: (text: string) => void
  file: DraftFile | null
  onAttach: (file: File) => void
  onRemoveFile: () => void
  onSend: () => void
  /** What is wrong with the last try: the file is too large, the text too long. */
  error?: string | undefined
  /** Why nothing can be written now: "You can write again when the arbiter has answered." */
  disabledReason?: string | undefined
  /** The partner's name while they wait for a file. */
  fileAskedBy?: string | undefined
  /** Staff may name addresses without being asked twice. */
  isStaff?: boolean | undefined
}

/** Where one writes: Enter sends, Shift and Enter starts a new line; files are picked or pasted. */
export function ChatComposer(props: ChatComposerProps) {
  const { draft, onDraft, file, onAttach, onRemoveFile, onSend, error, disabledReason, ...others } = props
  const { fileAskedBy, isStaff = false, ...rest } = others
  const t = useT('chat')
  const noteId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const writing = useRef<HTMLTextAreaElement>(null)
  const isDisabled = disabledReason !== undefined
  const isUploading = file !== null && file.progress !== null
  const canSend = !isDisabled && !isUploading && (draft.trim() !== '' || file !== null)
  const found = isStaff ? [] : contactsIn(draft)
  const [askedAbout, setAskedAbout] = useState<string | null>(null)
  const asksFirst = found.length > 0 && askedAbout === draft
  const sendAtOnce = () => {
    if (canSend) onSend()
    setAskedAbout(null)
    writing.current?.focus()
  }
  const send = () => {
    if (canSend && found.length > 0) setAskedAbout(draft)
    else sendAtOnce()
  }
  const keepWriting = () => {
    setAskedAbout(null)
    writing.current?.focus()
  }
  const pick = () => {
    if (!isDisabled) picker.current?.click()
  }
  const attach = (files: FileList | null) => {
    const picked = files?.[0]
    if (picked && !isDisabled) onAttach(picked)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    attach(event.clipboardData.files)
  }
  return (
    <ComposerRoot {...rest}>
      {asksFirst && <ContactCaution found={found} onSendAnyway={sendAtOnce} onKeepWriting={keepWriting} />}
      {fileAskedBy !== undefined && file === null && !isDisabled && !asksFirst && (
        <FileAskNotice name={fileAskedBy} onAttach={pick} />
      )}
      {file !== null && <DraftAttachment file={file} onRemove={onRemoveFile} />}
      <ComposerRow>
        <FileInput
          ref={picker}
          type="file"
          tabIndex={-1}
          aria-hidden
          accept={attachmentTypes.join(',')}
          onChange={event => {
            attach(event.currentTarget.files)
            // The same file can be picked again.
            event.currentTarget.value = ''
          }}
        />
        <IconButton icon={Paperclip} label={t('attach')} onClick={pick} />
        <Writing
          ref={writing}
          rows={1}
          aria-label={t('write')}
          aria-describedby={noteId}
          placeholder={t('write')}
          enterKeyHint="send"
          value={draft}
          readOnly={isDisabled}
          {...(isDisabled ? { 'aria-disabled': true } : {})}
          {...(error === undefined ? {} : { 'aria-invalid': true })}
          onChange={event => onDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <IconButton
          icon={SendHorizontal}
          label={t('send')}
          look={canSend ? 'accent' : 'plain'}
          onClick={send}
        />
      </ComposerRow>
      {disabledReason === undefined && error === undefined ? (
        <VisuallyHidden id={noteId}>{t('hint')}</VisuallyHidden>
      ) : (
        <ComposerNote id={noteId} data-kind={isDisabled ? 'reason' : 'error'}>
          {disabledReason ?? error}
        </ComposerNote>
      )}
    </ComposerRoot>
  )
}
