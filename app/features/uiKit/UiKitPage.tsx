import { KitLoading } from '@souk/design-system/domain/kit/kitFrame/KitLoading.tsx'
import { usePart } from '../../services/usePart.ts'

const loadBody = () => import('./KitBody.tsx').then(part => part.KitBody)

/**
 * The interface kit, for whoever designs or builds: everything there is, in every theme and language. Its parts come after the page: nobody
 * else's files know of them.
 */
export function UiKitPage() {
  const showBody = usePart(true, loadBody)
  return showBody === null ? <KitLoading /> : showBody({})
}
