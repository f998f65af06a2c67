import { writeFileSync } from 'node:fs'

/**
 * Makes `app/public/notice.wav`: two soft tones, a fifth apart, the second before the first has faded. One channel of eight
 * bits is all that a third of a second of it needs.
 */
const rate = 22_050
const seconds = 0.42
const tones = [
  { hertz: 587.33, from: 0, loudness: 0.5 },
  { hertz: 880, from: 0.11, loudness: 0.42 },
] as const
/** A click is heard where a tone begins at once. */
const attack = 0.012
const fading = 9

const level = (at: number): number =>
  tones.reduce((sum, { hertz, from, loudness }) => {
    const since = at - from
    if (since < 0) return sum
    const swell = Math.min(1, since / attack) * Math.exp(-fading * since)
    return sum + loudness * swell * Math.sin(2 * Math.PI * hertz * since)
  }, 0)

const count = Math.round(rate * seconds)
const samples = Buffer.from(
  Array.from({ length: count }, (_, index) => {
    // The end fades out whole, whatever is left of the tones.
    const end = Math.min(1, (count - index) / (rate * 0.03))
    return Math.round(128 + 110 * end * level(index / rate))
  }),
)

const head = Buffer.alloc(44)
head.write('RIFF', 0)
head.writeUInt32LE(36 + count, 4)
head.write('WAVEfmt ', 8)
head.writeUInt32LE(16, 16)
head.writeUInt16LE(1, 20)
head.writeUInt16LE(1, 22)
head.writeUInt32LE(rate, 24)
head.writeUInt32LE(rate, 28)
head.writeUInt16LE(1, 32)
head.writeUInt16LE(8, 34)
head.write('data', 36)
head.writeUInt32LE(count, 40)

writeFileSync(new URL('../app/public/notice.wav', import.meta.url), Buffer.concat([head, samples]))
