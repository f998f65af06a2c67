import { useMutation, useQuery } from '@apollo/client/react'
import { BlockedPeople } from '@souk/design-system/domain/people/setting/blocked/BlockedPeople.tsx'
import type { BlockedContent } from '@souk/design-system/domain/people/setting/blocked/BlockedPeople.tsx'
import { paths } from '../../routes/paths.ts'
import { UnblockMutation } from '../../parts/person/Block.mutations.ts'
import { BlockedQuery } from './Blocked.queries.ts'
import { BlockSomebody } from './BlockSomebody.tsx'

/** Whom the viewer does not trade with. */
export function Blocked() {
  const { data, error, refetch } = useQuery(BlockedQuery)
  const [unblock] = useMutation(UnblockMutation)
  const people = data?.bannedUsers?.bannedUsers
  const content = (): BlockedContent => {
    if (people !== undefined) return { status: 'ready', items: people }
    if (error === undefined) return { status: 'loading' }
    // The card says by itself that it did not load.
    return { status: 'failed', onRetry: () => void refetch().catch(() => {}) }
  }
  return (
    <BlockedPeople
      content={content()}
      hrefOf={paths.user}
      // What it is refused for is alerted.
      onUnblock={userName =>
        unblock({
          variables: { id: userName },
          update: cache => {
            const id = cache.identify({ __typename: 'BlockedPerson', userName })
            if (id !== undefined) cache.evict({ id })
          },
        })
      }
    >
      <BlockSomebody
        blocked={people?.map(({ userName }) => userName) ?? []}
        // It is done; the list follows when somebody answers.
        onBlocked={() => refetch().catch(() => {})}
      />
    </BlockedPeople>
  )
}
