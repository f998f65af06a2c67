import { styled } from 'styled-components'
import { variantRules } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'

/**
 * Drawings that point on or back, by their names in lucide: they point the other way where lines begin at the right. Arrows that are
 * signs (in and out, up and down, one for the other, open elsewhere) mean the same in every language.
 */
const pointing = [
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'log-out',
  'send',
  'send-horizontal',
]
const pointingDrawings = pointing.map(name => `.lucide-${name}`).join(', ')

export const IconRoot = styled.svg`
  flex: none;
  &:is(${pointingDrawings}):dir(rtl) {
    scale: -1 1;
  }
  width: var(--icon-size);
  height: var(--icon-size);
  ${variantRules('size', '--icon-size', {
    xs: vars.size.iconXs,
    s: vars.size.iconS,
    m: vars.size.iconM,
    l: vars.size.iconL,
    xl: vars.size.iconXl,
  })}
`
