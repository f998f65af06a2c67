import { deletionReasons } from '@souk/design-system/domain/people/setting/deletion/DeleteAccount.tsx'
import type { DeletionReason } from '@souk/design-system/domain/people/setting/deletion/DeleteAccount.tsx'

type Bag = Readonly<Record<string, unknown>>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

/** What stood in the way when a deletion was refused for it (`metadata.obstacles`); null for any other error. */
export function deletionObstacles(error: unknown): readonly DeletionReason[] | null {
  const errors: unknown = isBag(error) ? error['errors'] : null
  const [first]: readonly unknown[] = Array.isArray(errors) ? errors : []
  const extensions = isBag(first) ? first['extensions'] : null
  if (!isBag(extensions) || extensions['code'] !== 'deletion_refused') return null
  const metadata = extensions['metadata']
  const named: unknown = isBag(metadata) ? metadata['obstacles'] : null
  const told: readonly unknown[] = Array.isArray(named) ? named : []
  return deletionReasons.filter(reason => told.includes(reason))
}
