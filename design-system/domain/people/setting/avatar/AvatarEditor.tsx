import { useState } from 'react'
import { formatPercent } from '../../../../format/formatPercent.ts'
import { formMessageText } from '../../../../forms/formMessageText.ts'
import { alertMessageOf, readRefusal } from '../../../../forms/engine/serverRefusal.ts'
import { ModalDialog } from '../../../../modal/ModalDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import { useSpoken } from '../../../../locales/useWords.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { ProgressBar } from '../../../../primitives/progress/ProgressBar.tsx'
import { TileAvatar } from '../../profile/trader/TileAvatar.tsx'
import { AvatarDropZone } from './AvatarDropZone.tsx'
import { AvatarPreviews } from './AvatarPreviews.tsx'
import { cropBlob } from './cropBlob.ts'
import { CropStage } from './CropStage.tsx'
import { useAvatarFile } from './useAvatarFile.ts'

export interface AvatarEditorProps extends ModalControls<'saved' | 'removed'> {
  userName: string
  /** The picture of now; null while the tile is shown. */
  avatarUrl: string | null
  /** Uploads the square, JPEG or PNG, and tells how far it is, 0 to 1. What it throws is said, and the dialog stays. */
  onSave: (picture: Blob, onProgress: (fraction: number) => void) => Promise<unknown>
  onRemove: () => Promise<unknown>
}

/** Chooses, crops and uploads the viewer's picture, or takes it away. The modal of the kind `avatar`. */
export function AvatarEditor(props: AvatarEditorProps) {
  const { userName, avatarUrl, dismiss } = props
  const t = useT('setting')
  const file = useAvatarFile()
  const sending = useSending(props)
  const { chosen } = file
  const error = sending.error === null ? file.error : { title: sending.error, more: null }
  const choose = (next: File) => {
    sending.forget()
    void file.choose(next)
  }
  return (
    <ModalDialog
      onClose={dismiss}
      title={t('avatar.title')}
      footer={<Footer {...{ avatarUrl, file, sending }} dismiss={dismiss} />}
    >
      {error !== null && (
        <Notice role="alert" tone="negative" title={error.title}>
          {error.more}
        </Notice>
      )}
      {chosen === null ? (
        <>
          <Inline justify="center">
            <TileAvatar userName={userName} pictureUrl={avatarUrl} size="xl" />
          </Inline>
          <AvatarDropZone onChoose={choose} />
        </>
      ) : (
        <>
          <CropStage picture={chosen.picture} crop={chosen.crop} onChange={file.crop} />
          <AvatarPreviews picture={chosen.picture} crop={chosen.crop} />
          {sending.fraction !== null && (
            <ProgressBar label={sending.label} fraction={sending.fraction} tone="accent" />
          )}
        </>
      )}
    </ModalDialog>
  )
}

interface FooterProps {
  avatarUrl: string | null
  file: ReturnType<typeof useAvatarFile>
  sending: ReturnType<typeof useSending>
  dismiss: () => void
}

function Footer({ avatarUrl, file, sending, dismiss }: FooterProps) {
  const t = useT('setting')
  const tCommon = useT('common')
  const { chosen } = file
  if (chosen === null) {
    return (
      <>
        {avatarUrl !== null && (
          <Button
            size="l"
            pendingLabel={sending.isRemoving ? t('avatar.removing') : undefined}
            onClick={sending.remove}
          >
            {t('avatar.remove')}
          </Button>
        )}
        <Button size="l" onClick={dismiss}>
          {tCommon('verb.cancel')}
        </Button>
      </>
    )
  }
  return (
    <>
      {sending.fraction === null && (
        <Button size="l" onClick={file.forget}>
          {t('avatar.another')}
        </Button>
      )}
      <Button
        size="l"
        variant="primary"
        pendingLabel={sending.fraction === null ? undefined : sending.label}
        onClick={() => sending.save(() => cropBlob(chosen.picture, chosen.crop, chosen.type))}
      >
        {t('avatar.save')}
      </Button>
    </>
  )
}

/** What is under way with the server, and what it refused. */
function useSending({ onSave, onRemove, close }: AvatarEditorProps) {
  const t = useT('setting')
  const words = useSpoken()
  const { locale } = words
  const [fraction, setFraction] = useState<number | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const fail = (reason: unknown) => {
    const refusal = readRefusal(reason)
    const message = refusal === null ? null : alertMessageOf(refusal)
    setError(message === null ? t('avatar.notSaved') : formMessageText(words, message))
    setFraction(null)
    setRemoving(false)
  }
  const percent = formatPercent(String(Math.round((fraction ?? 0) * 100)), { locale })
  return {
    fraction,
    isRemoving,
    error,
    label: t('avatar.saving', { percent }),
    forget: () => setError(null),
    save: (make: () => Promise<Blob>) => {
      setError(null)
      setFraction(0)
      make()
        .then(blob => onSave(blob, setFraction))
        .then(() => close('saved'), fail)
    },
    remove: () => {
      setError(null)
      setRemoving(true)
      onRemove().then(() => close('removed'), fail)
    },
  }
}
