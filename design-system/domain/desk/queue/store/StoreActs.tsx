import { useRef, useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { ReasonInPlace } from '../../act/ReasonInPlace.tsx'
import { isStoreAct } from '../queueShape.ts'
import type { DeskStoreShape, StoreAct } from '../queueShape.ts'

interface StoreActsProps {
  store: DeskStoreShape
  onAct: (act: StoreAct, reason: string) => Promise<unknown>
}

/** What the server says that the reader can do about a store; the one that is chosen asks for its reason in place. */
export function StoreActs({ store, onAct }: StoreActsProps) {
  const t = useT('deskQueue')
  const box = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<StoreAct | null>(null)
  const acts = store.acts.filter(isStoreAct)
  if (acts.length === 0) return <Caption as="p">{t('store.othersDecide')}</Caption>
  const name = { store: store.title }
  const close = () => {
    // Where it was opened from.
    box.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    choose(null)
  }
  return (
    <Stack gap="3" ref={box}>
      <Inline gap="2">
        {acts.map(act => (
          <Button
            key={act}
            variant={act === 'suspend_store' ? 'secondary' : 'soft'}
            aria-label={t(`store.doNamed.${act}`, name)}
            aria-expanded={act === chosen}
            onClick={() => choose(act)}
          >
            {t(`store.do.${act}`)}
          </Button>
        ))}
      </Inline>
      {chosen !== null && (
        <ReasonInPlace
          key={chosen}
          title={t(`store.doNamed.${chosen}`, name)}
          lead={t(`store.follows.${chosen}`)}
          submitLabel={t(`store.do.${chosen}`)}
          onSubmit={async reason => {
            await onAct(chosen, reason)
            choose(null)
          }}
          onCancel={close}
        />
      )}
    </Stack>
  )
}
