/** JSON that no text in it can end the element of, or begin a comment. */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')
