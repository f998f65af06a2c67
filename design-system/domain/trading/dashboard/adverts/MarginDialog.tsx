import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import type { DecimalString } from '../../../../format/decimal.ts'
import { parseDecimal } from '../../../../format/parseDecimal.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { ActionDialog } from '../../../../modal/ActionDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'

interface MarginDialogProps extends ModalControls<DecimalString> {
  /** How many adverts it is for. */
  count: number
}

/** Asks by how much the prices of several adverts are to differ from the market; answers the per cent. */
export function MarginDialog({ count, close, dismiss }: MarginDialogProps) {
  const t = useT('ownAdvert')
  const locale = useLocale()
  const formId = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const read = parseDecimal(text, { locale, allowNegative: true, decimals: 2 })
    if (read.ok) close(read.value)
    else setWrong(true)
  }
  const action = (
    <Button size="l" variant="primary" type="submit" form={formId}>
      {t('margin.save')}
    </Button>
  )
  return (
    <ActionDialog onClose={dismiss} title={t('margin.title', { count })} action={action}>
      <form id={formId} onSubmit={send} noValidate>
        <TextField
          label={t('margin.label')}
          hint={t('margin.hint')}
          error={isWrong ? t('margin.invalid') : undefined}
          value={text}
          inputMode="text"
          autoComplete="off"
          onChange={typed => {
            setText(typed)
            setWrong(false)
          }}
        />
      </form>
    </ActionDialog>
  )
}
