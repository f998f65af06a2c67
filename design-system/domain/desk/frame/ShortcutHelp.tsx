import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { ModalDialog } from '../../../modal/ModalDialog.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Switch } from '../../../primitives/switch/Switch.tsx'
import { KeyCap } from './KeyCap.tsx'
import { deskPlaceNames, deskPlaces } from './deskPlace.ts'
import type { DeskLinks } from './deskPlace.ts'
import { Keys, KeyRow, KeyRows } from './ShortcutHelp.styles.ts'

interface ShortcutHelpProps {
  links: DeskLinks
  /** Whether single keys do something. */
  isOn: boolean
  onChange: (isOn: boolean) => void
  onClose: () => void
}

/** Every key that the desk hears, and the switch for those that are a single letter (WCAG 2.1.4). */
export function ShortcutHelp({ links, isOn, onChange, onClose }: ShortcutHelpProps) {
  const t = useT('desk')
  return (
    <ModalDialog onClose={onClose} title={t('keys.title')}>
      <Stack gap="4">
        <KeyRows>
          <Row keys={<KeyCap>Ctrl K</KeyCap>}>{t('keys.search')}</Row>
          <Row keys={<KeyCap>?</KeyCap>}>{t('keys.help')}</Row>
          <Row
            keys={
              <>
                <KeyCap>1</KeyCap> {t('keys.to')} <KeyCap>9</KeyCap>
              </>
            }
          >
            {t('keys.queue')}
          </Row>
          <Row
            keys={
              <>
                <KeyCap>
                  <Icon of={ArrowUp} size="xs" label={t('keys.up')} />
                </KeyCap>
                <KeyCap>
                  <Icon of={ArrowDown} size="xs" label={t('keys.down')} />
                </KeyCap>
              </>
            }
          >
            {t('keys.move')}
          </Row>
          <Row keys={<KeyCap>Enter</KeyCap>}>{t('keys.enter')}</Row>
          {deskPlaceNames
            .filter(place => links[place] !== undefined)
            .map(place => (
              <Row
                key={place}
                keys={
                  <>
                    <KeyCap>G</KeyCap> {t('keys.nextKey')}{' '}
                    <KeyCap>{deskPlaces[place].key.toUpperCase()}</KeyCap>
                  </>
                }
              >
                {t(`place.${place}`)}
              </Row>
            ))}
        </KeyRows>
        <Switch checked={isOn} onChange={onChange} hint={t('keys.onHint')} side="end">
          {t('keys.on')}
        </Switch>
      </Stack>
    </ModalDialog>
  )
}

function Row({ keys, children }: { keys: ReactNode; children: string }) {
  return (
    <KeyRow>
      <dt>{children}</dt>
      <Keys>{keys}</Keys>
    </KeyRow>
  )
}
