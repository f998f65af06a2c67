import { styled } from 'styled-components'
import { variantRules } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'

export const IconRoot = styled.svg`
  flex: none;
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
