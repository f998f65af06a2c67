import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import { FormSearchSelect } from '../../../forms/FormSearchSelect.tsx'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { methodIcon } from '../../reference/method/methodIcon.ts'
import type { CredentialMethod } from './credentialShape.ts'

interface MethodFieldProps {
  field: FieldHandle<'select'>
  /** Null while they are coming. */
  methods: readonly CredentialMethod[] | null
  hasFailed: boolean
}

/** One of the payment methods of a currency. */
export function MethodField({ field, methods, hasFailed }: MethodFieldProps) {
  const t = useT('credential')
  return (
    <FormSearchSelect
      field={field}
      label={t('form.method')}
      options={(methods ?? []).map(({ code, name, group }) => ({
        value: code,
        label: name,
        mark: <Icon of={methodIcon[group]} size="s" />,
      }))}
      placeholder={t('form.chooseMethod')}
      searchLabel={t('form.searchMethod')}
      emptyLabel={t('form.noMethod')}
      disabledReason={
        methods === null ? t(hasFailed ? 'form.methodsFailed' : 'form.methodsLoading') : undefined
      }
    />
  )
}
