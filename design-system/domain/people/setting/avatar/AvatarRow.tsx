import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { TileAvatar } from '../../profile/TileAvatar.tsx'

interface AvatarRowProps {
  userName: string
  avatarUrl: string | null
  /** Opens the modal of the kind `avatar`. */
  onEdit: () => void
}

/** The viewer's own picture, and the way to another one. */
export function AvatarRow({ userName, avatarUrl, onEdit }: AvatarRowProps) {
  const t = useT('setting')
  return (
    <Inline gap="4" wrap="nowrap">
      <TileAvatar userName={userName} pictureUrl={avatarUrl} size="xl" />
      <Stack gap="2" align="start">
        <Button onClick={onEdit}>{t('avatar.change')}</Button>
        {avatarUrl === null && (
          <Text as="p" size="caption" tone="secondary">
            {t('avatar.tileNote')}
          </Text>
        )}
      </Stack>
    </Inline>
  )
}
