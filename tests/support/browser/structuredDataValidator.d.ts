/** It has no types of its own. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** The vocabulary as JSON-LD, with a `@graph`. */
    constructor(vocabulary: object)
    /** Things by their type, as they stand in a page. */
    validate(found: { readonly jsonld: object }): Promise<readonly unknown[]>
  }
}
