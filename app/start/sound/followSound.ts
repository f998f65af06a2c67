import { browserTimers } from '@souk/design-system/timing/timers.ts'
import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { newId } from '../../device/newId.ts'
import { playNoticeSound } from '../../device/noticeSound.ts'
import type { Services } from '../../services/Services.ts'
import { createSounds } from './sounds.ts'

/** Sounds when something new is told; what is only read is no news. */
export function followSound(
  { realtime, preferences }: Pick<Services, 'realtime' | 'preferences'>,
  storage: KeyStorage,
): void {
  const sounds = createSounds({
    timers: browserTimers,
    storage,
    now: Date.now,
    uid: newId(),
    isOn: () => preferences.current().interfaceSettings.sound,
    play: playNoticeSound,
  })
  realtime.on('NoticeCountEvent', ({ notificationId }) => {
    if (notificationId !== null) sounds.announce(notificationId, 'notification')
  })
}
