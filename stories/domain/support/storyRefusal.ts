/** A refusal as the app's client throws it: the extensions of a GraphQL error. A field is worded by the code where it knows it. */
export const storyRefusal = (field: string, text: string, code = 'invalid_input') => ({
  extensions: { code, status: 422, errors: { [field]: [text] } },
})
