import ImagePlus from 'lucide-react/icons/image-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { formatFileSize } from '../../../../format/formatFileSize.ts'
import { fileLimits } from '../../../../forms/engine/fields/fileField.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { useRules } from '../../../../locales/rules.ts'
import { FileInput } from '../../../people/setting/avatar/AvatarEditor.styles.ts'
import type { MerchantPictureShape } from '../../look/merchantLook.ts'
import { PictureNote, PictureRoot, PictureTile, PictureWords, UploadLabel } from './StyleEditor.styles.ts'
import type { PictureCalls } from './usePictureCalls.ts'
import { usePictureCalls } from './usePictureCalls.ts'

/** Which picture of a look: they differ in their words and in how large they may be. */
const kinds = {
  logo: {
    picture: 'storeLogo',
    title: 'logo',
    hint: 'logoHint',
    upload: 'uploadLogo',
    remove: 'removeLogo',
  },
  background: {
    picture: 'storeBackground',
    title: 'picture',
    hint: 'pictureHint',
    upload: 'uploadPicture',
    remove: 'removePicture',
  },
} as const

interface PictureRowProps extends PictureCalls {
  kind: keyof typeof kinds
  picture: MerchantPictureShape | null
}

/** The logo or the background of a look: another one is uploaded at once, or it is taken away. */
export function PictureRow({ kind, picture, ...calls }: PictureRowProps) {
  const t = useT('merchantStyle')
  const locale = useLocale()
  const { picture: name, ...words } = kinds[kind]
  const limits = { ...fileLimits[name], maxBytes: useRules().fileBytes[name] }
  const { state, error, upload, remove } = usePictureCalls(limits, calls)
  const limit = formatFileSize(limits.maxBytes, locale)
  const hint =
    picture === null
      ? t(words.hint, { size: limit })
      : t('fileHint', { size: formatFileSize(picture.size, locale), limit })
  return (
    <PictureRoot {...(picture === null ? { 'data-empty': '' } : {})}>
      <PictureTile aria-hidden>
        {picture === null ? <Icon of={ImagePlus} /> : <img src={picture.thumbnailUrl} alt="" />}
      </PictureTile>
      <PictureWords>
        <Text size="body-strong">{picture?.name ?? t(words.title)}</Text>
        <PictureNote data-tone={error === null ? 'secondary' : 'negative'}>
          {error ?? (state === null ? hint : progressText())}
        </PictureNote>
      </PictureWords>
      <UploadLabel>
        <span aria-hidden>{picture === null ? t('upload') : t('replace')}</span>
        <VisuallyHidden>{t(words.upload)}</VisuallyHidden>
        <FileInput
          type="file"
          accept={limits.extensions.map(extension => `.${extension}`).join(',')}
          onChange={event => {
            const file = event.currentTarget.files?.[0]
            if (file !== undefined) upload(file)
            // The same file may be chosen again, after it was changed.
            event.currentTarget.value = ''
          }}
        />
      </UploadLabel>
      {picture !== null && <IconButton icon={Trash2} iconSize="m" label={t(words.remove)} onClick={remove} />}
    </PictureRoot>
  )

  function progressText(): string {
    if (state === null || state.kind === 'removing') return t('removing')
    return t('uploading', { percent: Math.round(state.fraction * 100) })
  }
}
