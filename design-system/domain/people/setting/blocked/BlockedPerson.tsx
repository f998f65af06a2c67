import { useState } from 'react'
import { formatDate } from '../../../../format/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { TileAvatar } from '../../profile/TileAvatar.tsx'
import { PersonRow, PersonWords } from './BlockedPeople.styles.ts'

/** An entry of the black list: a fragment on it is this. */
export interface BlockedPersonShape {
  readonly id: string
  readonly userName: string
  readonly avatarUrl?: string | null | undefined
  /** ISO-8601. */
  readonly createdAt: string
}

interface BlockedPersonProps {
  person: BlockedPersonShape
  hrefOf?: ((userName: string) => string) | undefined
  onUnblock: (id: string) => Promise<unknown>
}

/** Somebody who is blocked, since when, and the button that ends it. */
export function BlockedPerson({ person, hrefOf, onUnblock }: BlockedPersonProps) {
  const t = useT('setting')
  const locale = useLocale()
  const [isPending, setPending] = useState(false)
  const { id, userName, avatarUrl, createdAt } = person
  const unblock = async () => {
    setPending(true)
    try {
      await onUnblock(id)
    } catch {
      // Whoever failed says why.
    }
    setPending(false)
  }
  return (
    <PersonRow>
      <TileAvatar userName={userName} pictureUrl={avatarUrl} />
      <PersonWords>
        {hrefOf === undefined ? (
          <Text>{userName}</Text>
        ) : (
          <TextLink look="quiet" href={hrefOf(userName)} data-standing="">
            {userName}
          </TextLink>
        )}
        <Text size="caption" tone="secondary">
          {t('blocked.since', { date: formatDate(createdAt, { format: 'date', locale }) })}
        </Text>
      </PersonWords>
      <Button
        size="s"
        pendingLabel={isPending ? t('blocked.unblocking') : undefined}
        onClick={() => void unblock()}
      >
        {t('blocked.unblock')}
        <VisuallyHidden> {userName}</VisuallyHidden>
      </Button>
    </PersonRow>
  )
}
