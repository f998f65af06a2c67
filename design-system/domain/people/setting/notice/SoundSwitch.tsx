import { useT } from '../../../../locales/useT.ts'
import { Switch } from '../../../../primitives/switch/Switch.tsx'
import { BrowserRow } from './BrowserNotices.styles.ts'

export interface SoundSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Whether an open page sounds when something is told, at once. */
export function SoundSwitch({ isOn, onChange }: SoundSwitchProps) {
  const t = useT('setting')
  return (
    <BrowserRow>
      <Switch side="end" checked={isOn} onChange={onChange} hint={t('notice.sound.text')}>
        {t('notice.sound.title')}
      </Switch>
    </BrowserRow>
  )
}
