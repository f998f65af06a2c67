import type { ShortWords } from '../localeWords.ts'

/** Single sentences. */
export const short: ShortWords = {
  code: '{brand}: your code is {code}. Tell it to nobody.',
  until: 'until {time}',
  swapMethod: 'Swap inside {brand}',
  letter: {
    word: 'Your anti-phishing word: {word}. A letter without it is not from {brand}.',
    noWord: 'You have not chosen an anti-phishing word yet: Security, Anti-phishing.',
    link: 'Or copy this address:',
  },
}
