/** Signs that turn the reading direction around: a name written with them reads as another. */
const directionOverride = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/gu

/** Signs that leave something to see: no spaces, none of no width, and no letter that is drawn as nothing. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** What merchants write for others to read, without signs that deceive their eyes; nothing where nobody would see anything. */
export const cleaned = (text: string): string =>
  seen.test(text) ? text.replace(directionOverride, '').trim() : ''
