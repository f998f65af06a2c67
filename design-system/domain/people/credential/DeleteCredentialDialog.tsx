import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { summaryOf } from '../../reference/method/requisiteText.ts'
import type { CredentialShape } from './credentialShape.ts'

interface DeleteCredentialDialogProps extends ModalControls<true> {
  credential: Pick<CredentialShape, 'name' | 'credentials' | 'advertsCount'>
  /** The dialog stays when it fails; who fails says why. */
  onDelete: () => Promise<unknown>
}

/** Asks before saved details are deleted; says why not while adverts use them. Answers true once they are gone. */
export function DeleteCredentialDialog({
  credential,
  onDelete,
  close,
  dismiss,
}: DeleteCredentialDialogProps) {
  const t = useT('credential')
  const tCommon = useT('common')
  const [isPending, setPending] = useState(false)
  const { name, credentials, advertsCount: count } = credential
  const isUsed = count > 0
  const remove = async () => {
    setPending(true)
    try {
      await onDelete()
      close(true)
    } catch {
      setPending(false)
    }
  }
  const action = (
    <Button
      size="l"
      variant="primary"
      icon={Trash}
      pendingLabel={isPending ? t('deletion.deleting') : undefined}
      onClick={() => void remove()}
    >
      {t('deletion.action')}
    </Button>
  )
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('deletion.title', { name })}
      closeLabel={tCommon('verb.close')}
      footer={
        <>
          <Button size="l" onClick={dismiss}>
            {tCommon(isUsed ? 'verb.close' : 'verb.cancel')}
          </Button>
          {!isUsed && action}
        </>
      }
    >
      <Text as="p" size="body-strong">
        {summaryOf(credentials)}
      </Text>
      {isUsed ? (
        <Notice tone="warning">{t('deletion.inUse', { count })}</Notice>
      ) : (
        <Text as="p">{t('deletion.text')}</Text>
      )}
    </Dialog>
  )
}
