/** Under which a tab keeps messages that wait to be sent. Logging out removes them: they are nobody else's to read. */
export const unsentKey = 'souk:unsent'
