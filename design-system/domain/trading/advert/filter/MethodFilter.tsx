import { useT } from '../../../../locales/useT.ts'
import { useLazyOverlay } from '../../../../primitives/overlay/useLazyOverlay.ts'
import type { SelectLook } from '../../../../primitives/select/option.ts'
import { SelectTrigger } from '../../../../primitives/select/SelectTrigger.tsx'
import type { MethodChoice } from './filterChoices.ts'

const load = async () => (await import('./MethodFilterOverlay.tsx')).MethodFilterOverlay

interface MethodFilterProps {
  methods: readonly MethodChoice[]
  /** Codes of the chosen ones; empty is any. */
  chosen: readonly string[]
  onChange: (codes: readonly string[]) => void
  look?: SelectLook | undefined
}

/** Several payment methods, found by typing and grouped by kind. What is ticked counts once the list is closed. */
export function MethodFilter({ methods, chosen, onChange, look = 'cell' }: MethodFilterProps) {
  const t = useT('advert')
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(load)
  const [first, ...more] = chosen.map(code => methods.find(method => method.code === code)?.name ?? code)
  const label =
    first === undefined || more.length === 0
      ? (first ?? t('search.anyMethod'))
      : t('search.methodAndMore', { name: first, count: more.length })
  return (
    <>
      <SelectTrigger
        {...{ triggerRef, isOpen, preloading, look }}
        label={t('search.paymentMethod')}
        placeholder={t('search.anyMethod')}
        chosen={{ value: chosen.join(), label }}
        onOpen={() => setOpen(true)}
      />
      {Overlay !== null && (
        <Overlay
          {...{ isOpen, triggerRef, methods, chosen }}
          onClose={() => setOpen(false)}
          onChoose={onChange}
        />
      )}
    </>
  )
}
