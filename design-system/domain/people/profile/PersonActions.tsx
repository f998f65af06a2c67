import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { CopyButton } from '../../../primitives/button/CopyButton.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'

interface PersonActionsProps {
  person: { readonly isOwn: boolean }
  /** The whole address of the page, to be shared. */
  pageUrl: string
  /** Where the viewer changes their own. */
  editHref: string
  /** What whoever is logged in can do about somebody else: `BlockButton`, `ReportButton`. */
  children?: ReactNode
}

/** What can be done about somebody: share the page; on one's own, change it; about somebody else, what is given. */
export function PersonActions({ person, pageUrl, editHref, children }: PersonActionsProps) {
  const t = useT('person')
  return (
    <>
      <CopyButton
        text={pageUrl}
        label={t('actions.copyLink')}
        copiedLabel={t('actions.linkCopied')}
        failedLabel={t('actions.linkFailed')}
      />
      {person.isOwn ? (
        <LinkButton href={editHref} size="s" icon={Pencil}>
          {t('actions.edit')}
        </LinkButton>
      ) : (
        children
      )}
    </>
  )
}
