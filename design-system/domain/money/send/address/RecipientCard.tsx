import { useT } from '../../../../locales/useT.ts'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { TileAvatar } from '../../../people/profile/trader/TileAvatar.tsx'
import type { SendRecipient } from '../sendShape.ts'

interface RecipientCardProps {
  /** How many trades they made is not told of one whose coins are under way. */
  recipient: Omit<SendRecipient, 'tradesCount'> & { readonly tradesCount: number | null }
}

/** The user that a name turned out to be, so that it is not somebody with a name much alike. */
export function RecipientCard({ recipient: { userName, avatarUrl, tradesCount } }: RecipientCardProps) {
  const t = useT('send')
  return (
    <Inline gap="3">
      <TileAvatar userName={userName} pictureUrl={avatarUrl} />
      <Stack gap="0">
        <Text size="body-strong">{userName}</Text>
        {tradesCount !== null && (
          <Text size="caption" tone="secondary">
            {t('userTrades', { count: tradesCount })}
          </Text>
        )}
      </Stack>
    </Inline>
  )
}
