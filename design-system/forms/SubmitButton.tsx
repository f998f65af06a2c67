import type { ComponentProps } from 'react'
import { useT } from '../locales/useT.ts'
import { Button } from '../primitives/button/Button.tsx'
import type { Form } from './engine/form.ts'
import type { FieldSpecs } from './engine/formState.ts'
import { useFormState } from './useFormState.ts'

type SubmitButtonProps<S extends FieldSpecs> = Omit<ComponentProps<typeof Button>, 'type' | 'form'> & {
  form: Form<S>
}

/** Submits its form; shows that it runs, and takes no second press meanwhile. */
export function SubmitButton<S extends FieldSpecs>({
  form,
  variant = 'primary',
  size = 'l',
  pendingLabel,
  ...rest
}: SubmitButtonProps<S>) {
  const t = useT('common')
  const isPending = useFormState(form, state => state.isPending)
  return (
    <Button
      type="submit"
      variant={variant}
      size={size}
      pendingLabel={isPending ? (pendingLabel ?? t('state.sending')) : undefined}
      {...rest}
    />
  )
}
