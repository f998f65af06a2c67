import type { ComponentProps, MouseEvent } from 'react'
import { useId } from 'react'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import type { IconDrawing } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { ButtonSize, ButtonVariant, ButtonWidth } from './axes.ts'
import { ButtonRoot, Reason } from './Button.styles.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> & {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  width?: ButtonWidth | undefined
  icon?: IconDrawing | undefined
  iconEnd?: IconDrawing | undefined
  /** While given, it is shown with a turning ring ("Sending") and presses are ignored, so that nothing is sent twice. */
  pendingLabel?: string | undefined
  /** Why it can't be pressed now. It is shown next to the button, which stays in the focus order. */
  disabledReason?: string | undefined
}

const ignore = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** Does something on this page. Use `LinkButton` when it leads to another one, `IconButton` where no word fits. */
export function Button({
  variant = 'secondary',
  size = 'm',
  width = 'hug',
  icon,
  iconEnd,
  pendingLabel,
  disabledReason,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const isPending = pendingLabel !== undefined
  const isInert = isPending || disabledReason !== undefined
  const startIcon = isPending ? LoaderCircle : icon
  return (
    <>
      <ButtonRoot
        type="button"
        data-variant={variant}
        data-size={size}
        data-width={width}
        {...(isInert ? { 'aria-disabled': true } : {})}
        {...(isPending ? { 'data-pending': '', 'aria-busy': true } : {})}
        {...(disabledReason === undefined ? {} : { 'aria-describedby': reasonId })}
        onClick={isInert ? ignore : onClick}
        {...rest}
      >
        {startIcon !== undefined && <Icon of={startIcon} />}
        {isPending ? pendingLabel : children}
        {iconEnd !== undefined && !isPending && <Icon of={iconEnd} />}
      </ButtonRoot>
      {disabledReason !== undefined && <Reason id={reasonId}>{disabledReason}</Reason>}
    </>
  )
}
