/** Where on the page the terms are; a link leads there. */
export const termsPlace = 'terms'
