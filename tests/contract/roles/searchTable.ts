import { all, nothing, pair, users, type Case } from './case.ts'
import type { Scene } from './scene.ts'

const kept = ({ savedSearch: id }: Scene) => ({ params: { id } })
/** For everybody else they do not exist, whatever their duty. */
const ownerAlone = all('not_found', { visitor: 'unauthenticated', guest: 'log_in_required', owner: 'ok' })

/** Kept searches. */
export const searchTable = {
  savedSearches: [
    {
      at: 'nothing',
      sends: nothing,
      says: users,
      shows: (list, role, { savedSearch }) => ({
        onlyTheirOwn:
          role === 'owner' || (list['items'] as { id: string }[]).every(item => item.id !== savedSearch),
      }),
    },
  ],
  createSavedSearch: [
    { at: 'nothing', sends: () => ({ body: { query: { type: 'buy', ...pair } } }), says: users },
  ],
  updateSavedSearch: [
    { at: 'nothing', sends: scene => ({ ...kept(scene), body: { is_opened: true } }), says: ownerAlone },
  ],
  deleteSavedSearch: [{ at: 'nothing', sends: kept, says: ownerAlone }],
} as const satisfies Readonly<Record<string, readonly [Case, ...Case[]]>>
