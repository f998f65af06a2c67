import { NotFoundState } from '@souk/design-system/domain/page/state/NotFoundState.tsx'
import { notFoundHrefs } from '../../parts/frame/notFoundHrefs.ts'

/** No page is at this address. */
export function NotFoundPage() {
  return <NotFoundState hrefs={notFoundHrefs} />
}
