import type { ComponentProps } from 'react'
import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Emblem, StateActions, StateBody, StateRoot, StateTitle } from './State.styles.ts'

type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What did not work: "Offers did not load". */
  title: string
  retryLabel: string
  onRetry: () => void
  /** "Trying again", while it is tried. */
  retryingLabel?: string | undefined
}

/** Something failed, and can be tried again. Say "Your money is not affected" as the body wherever that is true. */
export function ErrorState({
  title,
  retryLabel,
  onRetry,
  retryingLabel,
  children,
  ...rest
}: ErrorStateProps) {
  return (
    <StateRoot role="alert" {...rest}>
      <Emblem>
        <Icon of={CloudOff} size="xl" />
      </Emblem>
      <StateTitle>{title}</StateTitle>
      {children !== undefined && <StateBody>{children}</StateBody>}
      <StateActions>
        <Button icon={RotateCw} pendingLabel={retryingLabel} onClick={onRetry}>
          {retryLabel}
        </Button>
      </StateActions>
    </StateRoot>
  )
}
