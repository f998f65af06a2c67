import { useMutation, useQuery } from '@apollo/client/react'
import { BlockedPeople } from '@souk/design-system/domain/people/setting/blockList/BlockedPeople.tsx'
import type { BlockedContent } from '@souk/design-system/domain/people/setting/blockList/BlockedPeople.tsx'
import { answerState } from '../../network/apollo/answerState.ts'
import { paths } from '../../routes/paths.ts'
import { UnblockMutation } from '../../parts/person/Block.mutations.ts'
import { BlockedQuery } from './Blocked.queries.ts'
import { BlockPicker } from './BlockPicker.tsx'

/** Whom the viewer does not trade with. */
export function BlockedPart() {
  const asked = useQuery(BlockedQuery)
  const [unblock] = useMutation(UnblockMutation)
  const people = asked.data?.bannedUsers?.bannedUsers
  const content: BlockedContent = answerState(asked, people && { items: people })
  return (
    <BlockedPeople
      content={content}
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
      <BlockPicker
        blocked={people?.map(({ userName }) => userName) ?? []}
        // It is done; the list follows when somebody answers.
        onBlocked={() => asked.refetch().catch(() => {})}
      />
    </BlockedPeople>
  )
}
