import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { FormEvent, KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useForm } from '../../../../forms/useForm.ts'
import { useFormState } from '../../../../forms/useFormState.ts'
import { useT } from '../../../../locales/useT.ts'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import type { InviteLinkShape } from '../affiliateShape.ts'
import type { LinkEvents } from './linkEvents.ts'
import { TagForm } from './LinkList.styles.ts'
import { tagMaxLength } from './linkRules.ts'
import { TagField } from './TagField.tsx'

interface TagEditProps extends Pick<LinkEvents, 'onRename'> {
  link: InviteLinkShape
  /** It is saved, or left as it was. */
  onEnd: () => void
}

/** Renames a link in its place: Enter saves, Escape leaves it as it is. */
export function TagEdit({ link, onRename, onEnd }: TagEditProps) {
  const t = useT('affiliate')
  const root = useRef<HTMLFormElement>(null)
  const form = useForm({
    fields: {
      tag: { typeId: 'text', initial: link.tag, context: { required: true, maxLength: tagMaxLength } },
    },
    onSubmit: async ({ tag }) => {
      if (tag !== link.tag) await onRename({ code: link.code, tag })
      onEnd()
    },
  })
  const isPending = useFormState(form, state => state.isPending)
  useEffect(() => {
    const input = root.current?.querySelector('input')
    input?.focus()
    input?.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd()
  }
  return (
    <TagForm ref={root} noValidate onSubmit={submit} onKeyDown={leaveOnEscape}>
      <TagField field={form.field.tag} label={t('links.tag')} labelLook="hidden" />
      <IconButton icon={Check} type="submit" label={t('links.save')} aria-busy={isPending} />
      <IconButton icon={X} label={t('links.cancel')} onClick={onEnd} />
    </TagForm>
  )
}
