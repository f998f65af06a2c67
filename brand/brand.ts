import preset from './brand.json' with { type: 'json' }

/** One place to be found at, beside the site itself. */
export interface SocialLink {
  readonly name: string
  readonly href: string
}

/** A group or a channel that whoever runs the market answers for. */
export interface Community {
  readonly name: string
  readonly url: string
}

/** Where shops of applications have this market's; null where it has none there. */
export interface BrandApps {
  readonly ios: string | null
  readonly android: string | null
}

/** Whoever runs the market, before the law. */
export interface Operator {
  readonly name: string
  readonly address: string
  /** Whose law applies, as a sentence goes on with it: "of Estonia". */
  readonly law: string
}

/** Who runs this market: `brand.json`, or the file that an operator names in `BRAND_FILE`. */
export interface Brand {
  readonly name: string
  readonly supportEmail: string
  /** Shown in the footer in this order; empty shows none. */
  readonly socialLinks: readonly SocialLink[]
  /** Where people write public reviews of this market; without one nobody is asked for a review. */
  readonly reviewUrl: string | null
  /** Groups and channels that are its own; what is not in this list is not. */
  readonly communities: readonly Community[]
  readonly apps: BrandApps
  /** Who answers for it by law, as the agreement and the other rules say it: until then these are templates, and show it. */
  readonly operator: Operator | null
  /** Paths of an SVG of 32 by 32 on a tile in the accent's colour: what stands on it, and a part that shines, or null. */
  readonly logo: { readonly sign: string; readonly light: string | null }
}

/** The name that Souk has where nobody gives it another. */
export const souk: Brand = preset

/** An operator's file is not a brand; the message says which line of it is wrong. */
export class BrandRefused extends Error {}

const mail = /^[^\s<>"@]{1,64}@[A-Za-z0-9.-]{1,253}$/
const link = /^https:\/\/[^\s"<>]{1,500}$/
const svgPath = /^[MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]{1,4000}$/
const operatorLines = ['name', 'address', 'law'] as const
/** Letters, digits, spaces and a few signs: it stands in headers of letters and in addresses of clients. */
const name = /^[\p{L}\p{N}](?:[\p{L}\p{N} .&'’-]{0,38}[\p{L}\p{N}])?$/u

/** A line of a document. */
const line = /^\S[^<>\n\r]{0,198}\S$/

const isText = (value: unknown, shape: RegExp): value is string =>
  typeof value === 'string' && shape.test(value)
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Reads what an operator gave; what is left out is as in `brand.json`, but for the name. Throws {@link BrandRefused}. */
export function parseBrand(value: unknown): Brand {
  const given = fieldsOf(value)
  const wrong = (field: string, what: string) => new BrandRefused(`${field} ${what}`)
  const unknown = Object.keys(given).find(field => !Object.hasOwn(souk, field))
  if (unknown !== undefined) throw wrong(unknown, 'is nothing that a brand has')
  const brand = { ...souk, ...given } as { readonly [Field in keyof Brand]: unknown }
  if (!isText(given['name'], name)) throw wrong('name', 'takes 1 to 40 letters, digits and spaces')
  if (!isText(brand.supportEmail, mail)) throw wrong('supportEmail', 'takes an e-mail address')
  if (brand.reviewUrl !== null && !isText(brand.reviewUrl, link))
    throw wrong('reviewUrl', 'takes an https address or null')
  const links: readonly unknown[] | null = Array.isArray(brand.socialLinks) ? brand.socialLinks : null
  const isLink = (one: unknown) => isText(fieldsOf(one)['name'], name) && isText(fieldsOf(one)['href'], link)
  if (links === null || !links.every(isLink))
    throw wrong('socialLinks', 'takes a list of {"name", "href"} with https addresses')
  const communities: readonly unknown[] | null = Array.isArray(brand.communities) ? brand.communities : null
  const isPlace = (one: unknown) => isText(fieldsOf(one)['name'], name) && isText(fieldsOf(one)['url'], link)
  if (communities === null || !communities.every(isPlace))
    throw wrong('communities', 'takes a list of {"name", "url"} with https addresses')
  const apps = appsOf(brand.apps)
  if (apps === null) throw wrong('apps', 'takes {"ios", "android"}, each an https address, null or left out')
  const operator = fieldsOf(brand.operator)
  if (brand.operator !== null && !operatorLines.every(field => isText(operator[field], line)))
    throw wrong('operator', 'takes {"name", "address", "law"}, a line each, or null')
  const { sign, light } = fieldsOf(brand.logo)
  if (!isText(sign, svgPath) || (light !== null && !isText(light, svgPath)))
    throw wrong('logo', 'takes {"sign", "light"}, the paths of an SVG of 32 by 32')
  return { ...brand, apps } as Brand
}

/** Null where it is none; what is left out is in no shop. */
function appsOf(value: unknown): BrandApps | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { ios = null, android = null, ...others } = fieldsOf(value)
  const isWhole = [ios, android].every(url => url === null || isText(url, link))
  return isWhole && Object.keys(others).length === 0 ? ({ ios, android } as BrandApps) : null
}

/** Of the icon in a browser's tab, which knows no theme. */
const iconColours = { tile: '#2e4bc2', sign: '#fff', light: '#edc049' } as const

/** The colour of the tile that the logo stands on. */
export const brandTile: string = iconColours.tile

/** The logo as a picture of its own: the icon of the tab, of a push notice, and the sign before the app. */
export const brandIcon = ({ logo: { sign, light } }: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${iconColours.tile}"/>` +
  `<path fill="${iconColours.sign}" d="${sign}"/>${light === null ? '' : `<path fill="${iconColours.light}" d="${light}"/>`}</svg>`

/** The name as clients of HTTP say theirs: one word of ASCII. */
export const agentName = ({ name }: Pick<Brand, 'name'>): string =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'Market'
