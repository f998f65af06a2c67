import { useMutation, useQuery } from '@apollo/client/react'
import { MemoForm, type MemoContent } from '@souk/design-system/domain/people/profile/MemoForm.tsx'
import { TradeNotes } from '@souk/design-system/domain/trading/trade/info/TradeNotes.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { answerState } from '../../network/apollo/answerState.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { Memo } from '../../parts/person/Memo.tsx'
import { SaveTradeMemoMutation, TradeMemoQuery } from './Record.queries.ts'

interface NotesTabProps {
  tradeId: string
  partnerName: string
}

/** What the viewer noted about the trade, and about the partner. */
export function NotesTab({ tradeId, partnerName }: NotesTabProps) {
  return (
    <TradeNotes
      partnerName={partnerName}
      trade={<TradeMemo tradeId={tradeId} />}
      partner={<Memo userName={partnerName} />}
    />
  )
}

function TradeMemo({ tradeId: id }: Pick<NotesTabProps, 'tradeId'>) {
  const t = useT('tradePage')
  const asked = useQuery(TradeMemoQuery, { variables: { id } })
  const [save] = useMutation(SaveTradeMemoMutation, { context: marked({ errors: 'place' }) })
  const memo = asked.data?.tradeMemo
  const content: MemoContent = answerState(asked, memo && { memo })
  return (
    <MemoForm
      userName={id}
      words={{ label: t('memo.label'), placeholder: t('memo.placeholder') }}
      content={content}
      onSave={text => save({ variables: { id, input: { text } } })}
      onDelete={() => save({ variables: { id, input: { text: '' } } })}
    />
  )
}
