import { Form } from '../../../../forms/Form.tsx'
import type { FieldHandle } from '../../../../forms/engine/fieldHandle.ts'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import type { InviteLinkShape } from '../affiliateShape.ts'
import { RowsFoot } from '../list/Rows.styles.ts'
import type { LinkEvents } from './linkEvents.ts'
import { RetagFields } from './LinkList.styles.ts'
import { tagMaxLength } from './linkRules.ts'
import { TagField } from './TagField.tsx'

interface RetagFormProps extends Pick<LinkEvents, 'onRenameAll'> {
  links: readonly InviteLinkShape[]
  /** All are saved, or left as they were. */
  onEnd: () => void
}

/** The name of a field on the wire: its place in the list that is sent, so that what is refused of it lands on it. */
const nameOf = (index: number) => `items.${index}.tag`

/** Renames several links at once, all or none. */
export function RetagForm({ links, onRenameAll, onEnd }: RetagFormProps) {
  const t = useT('affiliate')
  const tCommon = useT('common')
  const form = useForm({
    fields: Object.fromEntries(
      links.map(({ tag }, index) => [
        nameOf(index),
        { typeId: 'text' as const, initial: tag, context: { required: true, maxLength: tagMaxLength } },
      ]),
    ),
    onSubmit: async values => {
      await onRenameAll(links.map(({ code, tag }, index) => ({ code, tag: values[nameOf(index)] ?? tag })))
      onEnd()
    },
  })
  return (
    <Form form={form} aria-label={t('links.retag')}>
      <RetagFields>
        {links.map(({ code }, index) => {
          const field: FieldHandle<'text'> | undefined = form.field[nameOf(index)]
          return field && <TagField key={code} field={field} label={code} />
        })}
      </RetagFields>
      <RowsFoot>
        <Inline gap="2" justify="end">
          <Button onClick={onEnd}>{tCommon('verb.cancel')}</Button>
          <SubmitButton form={form} size="m">
            {t('links.saveAll')}
          </SubmitButton>
        </Inline>
      </RowsFoot>
    </Form>
  )
}
