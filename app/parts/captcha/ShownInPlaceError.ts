/** The page itself says what went wrong: the form that gets this stays as it is and says nothing. */
export class ShownInPlaceError extends Error {
  override readonly name = 'ShownInPlaceError'
}
