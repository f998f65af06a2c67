import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { TilePicture, TileRoot } from '../../profile/trader/TileAvatar.styles.ts'
import { tileAvatarSizes } from '../../profile/trader/TileAvatar.tsx'
import { Previews } from './AvatarEditor.styles.ts'
import type { Crop } from './crop.ts'
import { CropCanvas } from './CropCanvas.tsx'

interface AvatarPreviewsProps {
  picture: ImageBitmap
  crop: Crop
}

/** Twice the largest tile, for sharp screens. */
const previewPixels = 144

/** The square at every size that tiles have. It is drawn only: the stage says in words what it shows. */
export function AvatarPreviews({ picture, crop }: AvatarPreviewsProps) {
  const t = useT('setting')
  return (
    <Stack gap="2" align="center">
      <Text size="label" tone="secondary">
        {t('avatar.preview')}
      </Text>
      <Previews>
        {tileAvatarSizes.map(size => (
          <TileRoot key={size} aria-hidden data-size={size}>
            <TilePicture as={CropCanvas} picture={picture} crop={crop} pixels={previewPixels} />
          </TileRoot>
        ))}
      </Previews>
    </Stack>
  )
}
