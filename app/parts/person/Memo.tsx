import { useMutation, useQuery } from '@apollo/client/react'
import { MemoForm } from '@souk/design-system/domain/people/profile/MemoForm.tsx'
import type { MemoContent } from '@souk/design-system/domain/people/profile/MemoForm.tsx'
import { marked } from '../../network/apollo/requestMarks.ts'
import { DeleteMemoMutation, MemoQuery, SaveMemoMutation } from './Memo.queries.ts'

interface MemoProps {
  /** About whom; never the viewer themselves. */
  userName: string
}

/** The viewer's notes about somebody, kept when they say so. */
export function Memo({ userName }: MemoProps) {
  const { data, error, refetch } = useQuery(MemoQuery, { variables: { traderId: userName } })
  const [save] = useMutation(SaveMemoMutation, { context: marked({ errors: 'place' }) })
  const [remove] = useMutation(DeleteMemoMutation)
  const content = (): MemoContent => {
    if (data?.memo) return { status: 'ready', memo: data.memo }
    if (error === undefined) return { status: 'loading' }
    // The form says by itself that they did not load.
    return { status: 'failed', onRetry: () => void refetch().catch(() => {}) }
  }
  return (
    <MemoForm
      userName={userName}
      content={content()}
      onSave={text => save({ variables: { input: { traderId: userName, text } } })}
      onDelete={async () => {
        await remove({ variables: { traderId: userName } })
        await refetch()
      }}
    />
  )
}
