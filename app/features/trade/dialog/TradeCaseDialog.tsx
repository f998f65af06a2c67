import { CaseDialog, type CaseWords } from '@souk/design-system/domain/trading/dispute/CaseDialog.tsx'
import { ProofFiles } from '@souk/design-system/domain/trading/dispute/ProofFiles.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import { useDialogTrade } from './useDialogTrade.ts'
import type { OpenTradeDialog } from './tradeDialogOpening.ts'
import { useProofFiles } from '../useProofFiles.ts'

interface TradeCaseDialogProps {
  opening: OpenTradeDialog
  kind: 'dispute' | 'claim'
  send: (words: CaseWords & { readonly attachmentIds: string[] }) => Promise<unknown>
}

/** Says what is wrong, with files, and sends both together once the files are there. */
export function TradeCaseDialog({ opening, kind, send }: TradeCaseDialogProps) {
  const t = useT('dispute')
  const { trade, close, dismiss } = useDialogTrade(opening)
  const { files, ids, error, add, remove } = useProofFiles(trade.id)
  const [isEarly, setEarly] = useState(false)
  const submit = async (words: CaseWords) => {
    setEarly(ids === null)
    if (ids === null) return
    await send({ ...words, attachmentIds: [...ids] })
    close(true)
  }
  return (
    <CaseDialog kind={kind} onSubmit={submit} onClose={dismiss}>
      <ProofFiles
        files={files}
        onAdd={add}
        onRemove={remove}
        error={isEarly && ids === null ? t('form.stillUploading') : error}
      />
    </CaseDialog>
  )
}
