/** A refusal as the app's client throws it: the extensions of a GraphQL error. */
export const storyRefusal = (field: string, text: string) => ({
  extensions: { code: 'invalid_input', status: 422, errors: { [field]: [text] } },
})
