import { useT } from '../../../../locales/useT.ts'
import BookUser from 'lucide-react/icons/book-user'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Tag } from '../../../../primitives/chip/Tag.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { AddressParts } from './AddressParts.tsx'
import type { AddressCheckShape } from '../sendShape.ts'

interface AddressNotesProps {
  check: AddressCheckShape
  /** Sending to its owner by name costs nothing. */
  isUserFree?: boolean | undefined
  /** Sends to its owner by name instead; left out where that makes no sense. */
  onUser?: (() => void) | undefined
  /** Saves it under a name; left out where it is saved already. */
  onSave?: (() => void) | undefined
}

/** What is to be known of an address that was found right: all of it in pieces, and what should make somebody stop. */
export function AddressNotes({ check, isUserFree = false, onUser, onSave }: AddressNotesProps) {
  const t = useT('send')
  return (
    <Stack gap="2">
      <AddressParts address={check.address} />
      {check.label !== null && (
        <div>
          <Tag icon={BookUser}>{t('note.label', { label: check.label })}</Tag>
        </div>
      )}
      {check.belongsToSouk && (
        <Notice
          tone="accent"
          title={t('note.ours')}
          action={
            onUser !== undefined && (
              <Button size="s" onClick={onUser}>
                {t('way.user')}
              </Button>
            )
          }
        >
          {t(isUserFree ? 'note.oursText' : 'note.oursTextAlone')}
        </Notice>
      )}
      {check.isFirstTime && !check.belongsToSouk && (
        <Notice tone="warning" title={t('note.firstTime')}>
          {t('note.firstTimeText')}
        </Notice>
      )}
      {onSave !== undefined && check.label === null && (
        <div>
          <Button size="s" variant="ghost" icon={BookUser} onClick={onSave}>
            {t('book.save')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
