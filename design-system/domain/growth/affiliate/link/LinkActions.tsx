import QrCodeIcon from 'lucide-react/icons/qr-code'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import { useT } from '../../../../locales/useT.ts'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import type { InviteLinkShape } from '../affiliateShape.ts'
import type { LinkEvents } from './linkEvents.ts'
import { Actions } from './LinkList.styles.ts'

interface LinkActionsProps extends Pick<LinkEvents, 'onCode' | 'onPicture' | 'onDelete'> {
  link: InviteLinkShape
  url: string
  /** The last one stays. */
  canDelete: boolean
}

/** What is done with a link: copied, shown as a code, shared as a picture, deleted. */
export function LinkActions({ link, url, canDelete, onCode, onPicture, onDelete }: LinkActionsProps) {
  const t = useT('affiliate')
  const { tag } = link
  return (
    <Actions>
      <CopyButton
        look="outline"
        text={url}
        label={t('links.copy', { tag })}
        copiedLabel={t('links.copied')}
        failedLabel={t('links.copyFailed')}
      />
      <IconButton
        look="outline"
        icon={QrCodeIcon}
        iconSize="m"
        label={t('links.code', { tag })}
        onClick={() => onCode(link)}
      />
      <IconButton
        look="outline"
        icon={Share2}
        iconSize="m"
        label={t('links.picture', { tag })}
        onClick={() => onPicture(link)}
      />
      {canDelete && (
        <IconButton
          icon={Trash2}
          iconSize="m"
          label={t('links.delete', { tag })}
          onClick={() => onDelete(link)}
        />
      )}
    </Actions>
  )
}
