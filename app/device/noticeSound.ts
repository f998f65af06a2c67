/** Made by `scripts/notice-sound.ts`. */
const file = '/notice.wav'

/** Plays what tells of something new; fetched when it is played first. Rejects where the browser does not let the page sound. */
export const playNoticeSound = (): Promise<void> => new Audio(file).play()
