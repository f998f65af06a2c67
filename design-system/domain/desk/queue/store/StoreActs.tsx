import { useT } from '../../../../locales/useT.ts'
import { ActsInPlace } from '../../act/ActsInPlace.tsx'
import { isStoreAct } from '../queueShape.ts'
import type { DeskStoreShape, StoreAct } from '../queueShape.ts'

interface StoreActsProps {
  store: DeskStoreShape
  onAct: (act: StoreAct, reason: string) => Promise<unknown>
}

/** What the server says that the reader can do about a store; the one that is chosen asks for its reason in place. */
export function StoreActs({ store, onAct }: StoreActsProps) {
  const t = useT('deskQueue')
  return (
    <ActsInPlace
      acts={store.acts.filter(isStoreAct).map(act => ({
        act,
        label: t(`store.do.${act}`),
        title: t(`store.doNamed.${act}`, { store: store.title }),
        follows: t(`store.follows.${act}`),
        isGrave: act === 'suspend_store',
      }))}
      none={t('store.othersDecide')}
      onAct={onAct}
    />
  )
}
