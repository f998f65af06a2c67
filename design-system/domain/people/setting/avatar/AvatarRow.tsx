import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { TileAvatar } from '../../profile/trader/TileAvatar.tsx'

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
        {avatarUrl === null && <Caption as="p">{t('avatar.tileNote')}</Caption>}
      </Stack>
    </Inline>
  )
}
