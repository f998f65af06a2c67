/**
 * What a visitor's page needs once it has stood there for a while, in one file: what begins then, and the tab's socket. Loaded
 * by `import()` alone.
 */
export { createSocketClient } from '../network/realtime/socketClient.ts'
export { followLater } from './follow/followLater.ts'
