import type { NamedAsset } from '../../../reference/asset/assetBook.ts'

/** The assets whose code or name holds what is typed. */
export function findAssets(assets: readonly NamedAsset[], text: string): readonly NamedAsset[] {
  const wanted = text.trim().toLocaleLowerCase()
  return assets.filter(({ code, name }) => `${code} ${name}`.toLocaleLowerCase().includes(wanted))
}

/**
 * The codes that are off once these are switched. Of a whole list, the first asset stays on: somebody without any could
 * neither search nor trade.
 */
export function toggleAsset(
  all: readonly NamedAsset[],
  off: readonly string[],
  { codes, isOn }: { readonly codes: readonly string[]; readonly isOn: boolean },
): readonly string[] {
  if (isOn) return off.filter(code => !codes.includes(code))
  const next = [...new Set([...off, ...codes])]
  if (all.some(({ code }) => !next.includes(code))) return next
  const kept = all.find(({ code }) => !off.includes(code))?.code
  return next.filter(code => code !== kept)
}
