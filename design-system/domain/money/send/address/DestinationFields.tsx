import BookUser from 'lucide-react/icons/book-user'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import ScanLine from 'lucide-react/icons/scan-line'
import type { DecimalString } from '../../../../format/decimal.ts'
import { isZero } from '../../../../format/decimal.ts'
import { formatPercent } from '../../../../format/formatPercent.ts'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import type { Form } from '../../../../forms/engine/form.ts'
import { useTextControl } from '../../../../forms/useTextControl.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { AddressNotes } from './AddressNotes.tsx'
import { RecipientCard } from './RecipientCard.tsx'
import type { SendFields } from '../sendFields.ts'
import type { AddressCheckShape, SendWay } from '../sendShape.ts'

export interface AddressActions {
  /** Reads a code with the camera. */
  readonly onScan: () => void
  readonly onPickSaved: () => void
  /** Puts what is on the clipboard into the field. */
  readonly onPaste: () => void
  /** Typed or pasted into the field by hand: may be a payment request. */
  readonly onWrite: (text: string) => void
  readonly onUser: () => void
  readonly onSave: () => void
}

interface DestinationFieldsProps {
  form: Form<SendFields>
  way: SendWay
  /** What is known of what is in the field; null while nothing is. */
  found: AddressCheckShape | null
  actions: AddressActions
  /** What the service takes of what a user is sent, in percent points; null where it is not told. */
  internalPercent: DecimalString | null
}

/** Where coins go: an address typed, pasted, scanned or picked, or a user's name. */
export function DestinationFields(props: DestinationFieldsProps) {
  const { form, way, found, actions, internalPercent } = props
  const t = useT('send')
  const locale = useLocale()
  const address = useTextControl(form.field.address)
  if (way === 'user') {
    return (
      <Stack gap="2">
        <FormTextField
          field={form.field.userName}
          label={t('userName')}
          hint={userNameHint()}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        {found?.recipient != null && <RecipientCard recipient={found.recipient} />}
      </Stack>
    )
  }
  return (
    <Stack gap="4">
      <Stack gap="2">
        <TextField
          label={t('address')}
          hint={address.note ?? t('addressHint')}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          {...address.control}
          onChange={actions.onWrite}
          isValid={found !== null && address.control.error === undefined}
        />
        <Inline gap="2">
          <Button size="s" icon={ScanLine} onClick={actions.onScan}>
            {t('scan')}
          </Button>
          <Button size="s" icon={ClipboardPaste} onClick={actions.onPaste}>
            {t('paste')}
          </Button>
          <Button size="s" icon={BookUser} onClick={actions.onPickSaved}>
            {t('saved')}
          </Button>
        </Inline>
        {found !== null && !found.isOwn && (
          <AddressNotes
            check={found}
            isUserFree={internalPercent !== null && isZero(internalPercent)}
            onUser={actions.onUser}
            onSave={actions.onSave}
          />
        )}
      </Stack>
      {found?.needsMemo === true && (
        <FormTextField
          field={form.field.memo}
          label={t('memo')}
          hint={t('memoNeeded')}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Stack>
  )

  function userNameHint(): string {
    if (internalPercent === null) return t('userNameHintAlone')
    if (isZero(internalPercent)) return t('userNameHint')
    return t('userNameHintPercent', { percent: formatPercent(internalPercent, { locale }) })
  }
}
