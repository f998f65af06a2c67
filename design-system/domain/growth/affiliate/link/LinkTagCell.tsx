import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useRef } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import type { InviteLinkShape } from '../affiliateShape.ts'
import type { LinkEvents } from './linkEvents.ts'
import { TagPlace } from './LinkList.styles.ts'
import { TagEdit } from './TagEdit.tsx'

interface LinkTagCellProps extends Pick<LinkEvents, 'onRename'> {
  link: InviteLinkShape
  /** It made itself with the account. */
  isFirst: boolean
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
}

/** What a link is called, to read or to change; the pencil has the focus again afterwards. */
export function LinkTagCell({ link, isFirst, isEditing, onEditing, onRename }: LinkTagCellProps) {
  const t = useT('affiliate')
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  if (isEditing) return <TagEdit link={link} onRename={onRename} onEnd={() => onEditing(false)} />
  return (
    <TagPlace>
      <span>
        {' '}
        <strong>{link.tag}</strong>
        <IconButton
          ref={pencil}
          icon={Pencil}
          size="s"
          label={t('links.edit', { tag: link.tag })}
          onClick={() => onEditing(true)}
        />
      </span>{' '}
      {isFirst && <small>{t('links.first')}</small>}
    </TagPlace>
  )
}
