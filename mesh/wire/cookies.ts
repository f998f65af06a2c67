/** A cookie's value in a `Cookie` header, or null when it is absent, doubled or malformed. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null
  const values = header
    .split(';')
    .map(pair => pair.trim())
    .filter(pair => pair.startsWith(`${name}=`))
    .map(pair => pair.slice(name.length + 1))
  const [value] = values
  return values.length === 1 && value !== undefined && /^[\w\-.~+/=%]{1,512}$/.test(value) ? value : null
}
