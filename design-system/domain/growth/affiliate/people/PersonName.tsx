import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { TileAvatar } from '../../../people/profile/trader/TileAvatar.tsx'
import { Nobody, PersonRoot, PersonWords } from './PersonName.styles.ts'

/** Where somebody's public page is. */
export type PersonHref = (userName: string) => string

interface PersonNameProps {
  userName: string
  level: number
  hrefOf: PersonHref
  /** By which link they came. */
  note?: ReactNode
}

/** Somebody who came: by name with their page on the first level, else a masked name that leads nowhere. */
export function PersonName({ userName, level, hrefOf, note }: PersonNameProps) {
  const isKnown = level === 1
  return (
    <PersonRoot>
      {isKnown ? (
        <TileAvatar userName={userName} size="s" />
      ) : (
        <Nobody aria-hidden>
          <Icon of={UserRound} />
        </Nobody>
      )}
      <PersonWords translate="no">
        {isKnown ? (
          <TextLink look="quiet" href={hrefOf(userName)}>
            {userName}
          </TextLink>
        ) : (
          userName
        )}
        {note !== undefined && note !== null && <small>{note}</small>}
      </PersonWords>
    </PersonRoot>
  )
}
