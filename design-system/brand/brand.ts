import { createContext, use } from 'react'
import type { Brand } from '../../brand/brand.ts'
import preset from '../../brand/brand.json' with { type: 'json' }

export type { Brand }

/** Written by the gateway into the head of a page, where an operator runs this market under a name of their own. */
const written = 'meta[name="souk-brand"]'

/** Who runs the market of this page: what the gateway wrote into it, else `brand/brand.json`. */
function brandOfPage(): Brand {
  const text =
    typeof document === 'undefined' ? null : document.querySelector(written)?.getAttribute('content')
  return text == null ? preset : (JSON.parse(text) as Brand)
}

/** The brand of the page that this module runs in. Components read it with {@link useBrand}, which a page may be given another by. */
export const pageBrand: Brand = brandOfPage()

/** Given where another brand is shown than the page's own: what the gateway renders for a payer, a story. */
export const BrandContext = createContext<Brand>(pageBrand)

/** Name, logo, addresses and links of whoever runs this market. Texts need none of it: they say `{{brand}}`. */
export const useBrand = (): Brand => use(BrandContext)
