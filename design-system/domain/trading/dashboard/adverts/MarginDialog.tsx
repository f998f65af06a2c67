import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import type { DecimalString } from '../../../../format/decimal.ts'
import { parseDecimal } from '../../../../format/parseDecimal.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Dialog } from '../../../../primitives/dialog/Dialog.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'

interface MarginDialogProps extends ModalControls<DecimalString> {
  /** How many adverts it is for. */
  count: number
}

/** Asks by how much the prices of several adverts are to differ from the market; answers the per cent. */
export function MarginDialog({ count, close, dismiss }: MarginDialogProps) {
  const t = useT('ownAdvert')
  const tCommon = useT('common')
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
  const footer = (
    <>
      <Button size="l" onClick={dismiss}>
        {tCommon('verb.cancel')}
      </Button>
      <Button size="l" variant="primary" type="submit" form={formId}>
        {t('margin.save')}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('margin.title', { count })}
      closeLabel={tCommon('verb.close')}
      footer={footer}
    >
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
    </Dialog>
  )
}
