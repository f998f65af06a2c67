import { browserTimers } from '@souk/design-system/timing/timers.ts'
import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { newId } from '../../device/newId.ts'
import type { Services } from '../../services/Services.ts'
import { createSounds } from './sounds.ts'

/** Made by `scripts/notice-sound.ts`. */
const file = '/notice.wav'

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
    // Fetched when it is played first.
    play: () => new Audio(file).play(),
  })
  realtime.on('NoticeCountEvent', ({ notificationId }) => {
    if (notificationId !== null) sounds.announce(notificationId, 'notification')
  })
}
