import Trash from 'lucide-react/icons/trash-2'
import { ActionDialog } from '../../../modal/ActionDialog.tsx'
import { Confirmation } from '../../../modal/Confirmation.tsx'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
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
export function DeleteCredentialDialog({ credential, onDelete, ...controls }: DeleteCredentialDialogProps) {
  const t = useT('credential')
  const tCommon = useT('common')
  const { name, credentials, advertsCount: count } = credential
  const title = t('deletion.title', { name })
  const summary = (
    <Text as="p" size="body-strong">
      {summaryOf(credentials)}
    </Text>
  )
  if (count > 0) {
    return (
      <ActionDialog onClose={controls.dismiss} title={title} cancelLabel={tCommon('verb.close')}>
        {summary}
        <Notice tone="warning">{t('deletion.inUse', { count })}</Notice>
      </ActionDialog>
    )
  }
  return (
    <Confirmation
      title={title}
      confirmLabel={t('deletion.action')}
      confirmIcon={Trash}
      pendingLabel={t('deletion.deleting')}
      onConfirm={onDelete}
      {...controls}
    >
      {summary}
      <Text as="p">{t('deletion.text')}</Text>
    </Confirmation>
  )
}
