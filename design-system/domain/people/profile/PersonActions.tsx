import Ban from 'lucide-react/icons/ban'
import Pencil from 'lucide-react/icons/pencil'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { CopyButton } from '../../../primitives/button/CopyButton.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'

interface PersonActionsProps {
  person: { readonly isOwn: boolean; readonly isBlocked: boolean }
  /** The whole address of the page, to be shared. */
  pageUrl: string
  /** Where the viewer changes their own. */
  editHref: string
  /** Asks about blocking first. Left out for who has no account. */
  onBlock?: (() => void) | undefined
  onUnblock?: (() => void) | undefined
  isUnblocking?: boolean | undefined
}

/** What can be done about somebody: share the page, block and unblock; on one's own, change it. */
export function PersonActions(props: PersonActionsProps) {
  const { person, pageUrl, editHref, onBlock, onUnblock, isUnblocking = false } = props
  const t = useT('person')
  return (
    <>
      <CopyButton
        text={pageUrl}
        label={t('actions.copyLink')}
        copiedLabel={t('actions.linkCopied')}
        failedLabel={t('actions.linkFailed')}
      />
      {person.isOwn && (
        <LinkButton href={editHref} size="s" icon={Pencil}>
          {t('actions.edit')}
        </LinkButton>
      )}
      {!person.isOwn && !person.isBlocked && onBlock !== undefined && (
        <Button size="s" icon={Ban} onClick={onBlock}>
          {t('actions.block')}
        </Button>
      )}
      {!person.isOwn && person.isBlocked && onUnblock !== undefined && (
        <Button
          size="s"
          onClick={onUnblock}
          pendingLabel={isUnblocking ? t('actions.unblocking') : undefined}
        >
          {t('actions.unblock')}
        </Button>
      )}
    </>
  )
}
