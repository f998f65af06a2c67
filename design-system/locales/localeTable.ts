/** The locales of the interface, made of their folders. */
export { localeTable } from './__generated__/localeTable.ts'
