import type { ReactNode } from 'react'
import { useId } from 'react'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { Icon } from '../icon/Icon.tsx'
import { FieldRoot, LabelEnd, LabelRow, Message } from './Field.styles.ts'
import type { FieldWords } from './fieldStatus.ts'

/** What ties a control to its words: spread it on the element that takes the input. */
export interface ControlWiring {
  id: string
  'aria-describedby': string
  'aria-invalid'?: true
  'aria-disabled'?: true
}

type FieldFrameProps = FieldWords & {
  /** Checked and right: the word at the end of the label turns green and gets a check. */
  isValid?: boolean | undefined
  children: (wiring: ControlWiring) => ReactNode
}

function wiringOf(id: string, messageId: string, { error, disabledReason }: FieldWords): ControlWiring {
  return {
    id,
    'aria-describedby': messageId,
    ...(error === undefined ? {} : { 'aria-invalid': true }),
    ...(disabledReason === undefined ? {} : { 'aria-disabled': true }),
  }
}

/** Label above, control, hint or error below, tied together for screen readers. For building fields; forms use `TextField` and its siblings. */
export function FieldFrame({ children, isValid = false, ...words }: FieldFrameProps) {
  const { label, labelEnd, labelLook = 'above', hint, error, disabledReason } = words
  const id = useId()
  const messageId = `${id}-message`
  const isInvalid = disabledReason === undefined && error !== undefined
  const labelElement = <label htmlFor={id}>{label}</label>
  return (
    <FieldRoot>
      {labelLook === 'hidden' ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <LabelRow>
          {labelElement}
          {labelEnd !== undefined && (
            <LabelEnd data-status={isValid ? 'valid' : 'plain'}>
              {isValid && <Icon of={Check} />}
              {labelEnd}
            </LabelEnd>
          )}
        </LabelRow>
      )}
      {children(wiringOf(id, messageId, words))}
      <Message id={messageId} aria-live="polite" data-status={isInvalid ? 'invalid' : 'plain'}>
        {isInvalid && <Icon of={CircleAlert} size="xs" />}
        {disabledReason ?? error ?? hint}
      </Message>
    </FieldRoot>
  )
}
