import { NotFoundState } from '@souk/design-system/domain/state/NotFoundState.tsx'
import { notFoundHrefs } from '../../frame/notFoundHrefs.ts'

/** No page is at this address. */
export function NotFoundPage() {
  return <NotFoundState hrefs={notFoundHrefs} />
}
