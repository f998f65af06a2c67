import { useT } from '../../../../locales/useT.ts'
import { Switch } from '../../../../primitives/switch/Switch.tsx'
import { BrowserRow } from './BrowserNotices.styles.ts'

/** Whether this very browser shows notices. `blocked`: the person, or a rule of the machine, has told it not to. */
export const browserNoticeStates = ['unsupported', 'blocked', 'off', 'on'] as const
export type BrowserNoticeState = (typeof browserNoticeStates)[number]

export interface BrowserNoticesProps {
  state: BrowserNoticeState
  /** The browser or the server is being asked. */
  isWorking?: boolean | undefined
  /** Turning it on asks for the browser's permission. */
  onChange: (isOn: boolean) => void
}

/** Nothing can be changed then, and the note says why. */
const isFixed = { unsupported: true, blocked: true, off: false, on: false } as const satisfies Record<
  BrowserNoticeState,
  boolean
>

/** Turns the notices of this browser on or off, at once; says how to allow them where the browser has blocked them. */
export function BrowserNotices({ state, isWorking = false, onChange }: BrowserNoticesProps) {
  const t = useT('setting')
  const note = isWorking ? t('notice.browser.working') : t(`notice.browser.${state}`)
  return (
    <BrowserRow aria-busy={isWorking}>
      <Switch
        side="end"
        checked={state === 'on'}
        onChange={onChange}
        {...(isWorking || isFixed[state] ? { disabledReason: note } : { hint: note })}
      >
        {t('notice.browser.title')}
      </Switch>
    </BrowserRow>
  )
}
