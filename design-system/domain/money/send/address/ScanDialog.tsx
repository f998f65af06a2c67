import { useRef, useState } from 'react'
import ImageIcon from 'lucide-react/icons/image'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Dialog } from '../../../../primitives/dialog/Dialog.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { View } from './ScanDialog.styles.ts'
import { pictureOf, useCamera } from './useCamera.ts'
import type { CodeReader } from './useCamera.ts'

interface ScanDialogProps extends ModalControls<string> {
  reader: CodeReader
}

/** Reads a QR code with the camera, or from a picture where there is none; answers what it says. */
export function ScanDialog({ reader, close, dismiss }: ScanDialogProps) {
  const t = useT('send')
  const [hasNothing, setHasNothing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { video, state } = useCamera(reader, close)
  const readPicture = async (file: File) => {
    setHasNothing(false)
    const text = await textIn(file, reader).catch(() => null)
    if (text === null) setHasNothing(true)
    else close(text)
  }
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('camera.title')}
      closeLabel={t('camera.stop')}
      footer={
        <Button size="l" icon={ImageIcon} onClick={() => input.current?.click()}>
          {t('camera.picture')}
        </Button>
      }
    >
      <Stack gap="4">
        {(state === 'refused' || state === 'missing') && (
          <Notice tone="warning" role="alert" title={t(`camera.${state}`)}>
            {t(`camera.${state}Text`)}
          </Notice>
        )}
        {state === 'starting' && <Text as="p">{t('camera.starting')}</Text>}
        <View
          ref={video}
          muted
          playsInline
          aria-label={t('camera.view')}
          {...(state === 'on' ? {} : { 'data-off': '' })}
        />
        {state === 'on' && <Text as="p">{t('camera.text')}</Text>}
        {hasNothing && (
          <Notice tone="warning" role="alert">
            {t('camera.nothing')}
          </Notice>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={event => {
            const [file] = event.currentTarget.files ?? []
            if (file !== undefined) void readPicture(file)
          }}
        />
      </Stack>
    </Dialog>
  )
}

async function textIn(file: File, reader: CodeReader): Promise<string | null> {
  const picture = await createImageBitmap(file)
  const canvas = pictureOf(picture, picture.width, picture.height)
  picture.close()
  return canvas === null ? null : reader.read(canvas)
}
