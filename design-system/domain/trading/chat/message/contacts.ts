/** What may lead somebody out of the chat. */
export const contactKinds = ['link', 'contact'] as const
export type ContactKind = (typeof contactKinds)[number]

/** Endings of names that are written without `https://`. */
const endings =
  'com|net|org|info|biz|io|me|ru|рф|su|ua|by|kz|ng|gh|ke|app|site|online|xyz|top|shop|link|page|pro|dev|co|cc|ly|to|gg|tk|finance|exchange|wallet|support|click'
const link = new RegExp(
  String.raw`(?:https?:\/\/|www\.)\S|(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+(?:${endings})(?![\p{L}\p{N}])`,
  'iu',
)

const contacts: readonly RegExp[] = [
  // An address of a letter.
  /[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.\p{L}{2,}/iu,
  // A name in a messenger.
  /(?<![\p{L}\p{N}])@[a-z][\w.]{3,}/iu,
  // A telephone as the whole world writes it; numbers of accounts have no plus.
  /(?<![\p{L}\p{N}])\+\d[\d ()-]{7,}\d/u,
  /(?<!\p{L})(?:telegram|whats\s?app|viber|we\s?chat|imo|skype|discord|instagram|messenger)(?!\p{L})/iu,
  /(?<!\p{L})(?:телеграм\p{L}*|телег[аеуи]|вотсап\p{L}*|ватсап\p{L}*|вайбер\p{L}*|скайп\p{L}*|дискорд\p{L}*|инстаграм\p{L}*)(?!\p{L})/iu,
]

/**
 * Links and contacts in a text: whoever moves a trade out of its chat takes the proof out of it too, and it is how most
 * people are cheated. It only warns: an address may be what was asked for.
 */
export function contactsIn(text: string): readonly ContactKind[] {
  const found: ContactKind[] = []
  if (link.test(text)) found.push('link')
  if (contacts.some(shape => shape.test(text))) found.push('contact')
  return found
}
