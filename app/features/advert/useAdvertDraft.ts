import { numberOfStep } from '@souk/design-system/domain/trading/advert/wizard/form/wizardStep.ts'
import type { WizardStep } from '@souk/design-system/domain/trading/advert/wizard/form/wizardStep.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AdvertDraftFieldsInput } from '../../__generated__/graphql.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { useServices } from '../../services/useServices.ts'
import { AdvertDraftsQuery, DropAdvertDraftMutation, SaveAdvertDraftMutation } from './AdvertDraft.queries.ts'
import { createDraftKeeper, DraftNewer } from './draftKeeper.ts'
import type { DraftKeeper, DraftKeeping, KeptDraft } from './draftKeeper.ts'

/** What of an advert is kept, and how far its writer has come. */
export interface DraftContent {
  readonly fields: AdvertDraftFieldsInput
  readonly step: WizardStep
}

export interface AdvertDraft extends DraftKeeping {
  /** Sends what the draft is of: nothing is saved behind it. Where it is refused, the draft is kept on. */
  readonly sendWith: (send: () => Promise<unknown>) => Promise<void>
  /** Saves what is here over what another device has saved. */
  readonly keepMine: () => void
  /** Forgets it. */
  readonly drop: () => Promise<void>
}

/** Keeps what is written with the account: after a reload, without a connection and on another device it is there. */
export function useAdvertDraft(key: string, found: KeptDraft | null, content: DraftContent): AdvertDraft {
  const { client } = useServices()
  const [keeper] = useState(() =>
    createDraftKeeper<DraftContent>({
      timers: browserTimers,
      found,
      save: async ({ fields, step }, version) => {
        try {
          const { data } = await client.mutate({
            mutation: SaveAdvertDraftMutation,
            variables: { key, input: { fields, step: numberOfStep(step), version } },
            // Payment details are nothing to be left in the cache.
            fetchPolicy: 'no-cache',
            context: marked({ errors: 'silent' }),
          })
          if (!data?.saveAdvertDraft) throw new Error('A draft was saved without an answer')
          return data.saveAdvertDraft
        } catch (error) {
          const refusal = refusalOf(error)
          throw refusal?.code === 'draft_newer' ? new DraftNewer(String(refusal.params?.['at'] ?? '')) : error
        }
      },
    }),
  )
  useKeeping(keeper, content)
  const state = useSyncExternalStore(keeper.subscribe, keeper.current)
  const versionNow = async () => {
    const { data } = await client.query({ query: AdvertDraftsQuery, fetchPolicy: 'no-cache' })
    return data?.advertDrafts?.items.find(draft => draft.key === key)?.version ?? 0
  }
  return {
    ...state,
    sendWith: async send => {
      await keeper.stop()
      try {
        await send()
      } catch (error) {
        keeper.keep(content)
        throw error
      }
    },
    // Without an answer, the choice stays open.
    keepMine: () => void versionNow().then(keeper.saveOver, () => {}),
    drop: async () => {
      await keeper.stop()
      await client.mutate({ mutation: DropAdvertDraftMutation, variables: { key } })
    },
  }
}

/** Saves every change of what is written, and what waits when the page is left; a browser that is closed asks first. */
function useKeeping(keeper: DraftKeeper<DraftContent>, content: DraftContent): void {
  const contents = JSON.stringify(content)
  const before = useRef(contents)
  useEffect(() => {
    if (before.current === contents) return
    before.current = contents
    keeper.keep(JSON.parse(contents) as DraftContent)
  }, [keeper, contents])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (['saving', 'failed'].includes(keeper.current().status)) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      void keeper.flush()
    }
  }, [keeper])
}
