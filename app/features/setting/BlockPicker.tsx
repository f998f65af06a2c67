import { useMutation, useQuery } from '@apollo/client/react'
import { BlockSearch } from '@souk/design-system/domain/people/setting/blockList/BlockSearch.tsx'
import type { PeopleFound } from '@souk/design-system/domain/people/setting/blockList/BlockSearch.tsx'
import { useState } from 'react'
import { paths } from '../../routes/paths.ts'
import { BlockMutation } from '../../parts/person/Block.mutations.ts'
import { useDebounced } from '../../services/useDebounced.ts'
import { PeopleQuery } from './Blocked.queries.ts'

interface BlockSomebodyProps {
  /** Who is on the list already. */
  blocked: readonly string[]
  onBlocked: () => Promise<unknown>
}

/** It is searched once typing has paused for so long, in milliseconds. */
const pause = 300
/** What the beginning of a user name can be. */
const beginning = /^[\p{L}\p{N}_.-]{2,32}$/u

/** Blocks somebody who is found by their name. */
export function BlockPicker({ blocked, onBlocked }: BlockSomebodyProps) {
  const [text, setText] = useState('')
  const query = useDebounced(text, pause).trim()
  const isSearched = beginning.test(query)
  const { data, error } = useQuery(PeopleQuery, { variables: { query }, skip: !isSearched })
  const [block] = useMutation(BlockMutation)
  const found = (): PeopleFound => {
    if (!isSearched) return null
    if (data?.profiles) return { status: 'ready', items: data.profiles.items }
    return { status: error === undefined ? 'loading' : 'failed' }
  }
  return (
    <BlockSearch
      text={text}
      onText={setText}
      found={found()}
      blocked={blocked}
      hrefOf={paths.user}
      // What it is refused for is alerted.
      onBlock={async userName => {
        await block({ variables: { input: { userName } } })
        await onBlocked()
      }}
    />
  )
}
