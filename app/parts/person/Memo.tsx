import { useMutation, useQuery } from '@apollo/client/react'
import { MemoForm, type MemoContent } from '@souk/design-system/domain/people/profile/MemoForm.tsx'
import { answerState } from '../../network/apollo/answerState.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { DeleteMemoMutation, MemoQuery, SaveMemoMutation } from './Memo.queries.ts'

interface MemoProps {
  /** About whom; never the viewer themselves. */
  userName: string
}

/** The viewer's notes about somebody, kept when they say so. */
export function Memo({ userName }: MemoProps) {
  const asked = useQuery(MemoQuery, { variables: { traderId: userName } })
  const [save] = useMutation(SaveMemoMutation, { context: marked({ errors: 'place' }) })
  const [remove] = useMutation(DeleteMemoMutation)
  const memo = asked.data?.memo
  const content: MemoContent = answerState(asked, memo && { memo })
  return (
    <MemoForm
      userName={userName}
      content={content}
      onSave={text => save({ variables: { input: { traderId: userName, text } } })}
      onDelete={async () => {
        await remove({ variables: { traderId: userName } })
        await asked.refetch()
      }}
    />
  )
}
